import type { Texts } from '../../../core/i18n/texts'
import { error, formatValue, type Finding } from '../finding'
import { checkOverrides } from './checkOverrides'
import type { Project, TextOwner } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Checks that every text exists in all languages of the tenant. */
export function checkTexts(tenant: TenantFolder, project: Project): Finding[] {
  const { languages = [], plugins = {} } = tenant.manifest ?? {}
  const owners = [
    project.core,
    ...project.kits,
    ...project.server,
    ...Object.keys(plugins).flatMap((id) => project.owners.get(id) ?? []),
  ]
  return [
    ...owners.flatMap((owner) => missingTexts(owner, languages)),
    ...checkOverrides(tenant, owners),
    ...legalFindings(tenant, languages),
  ]
}

const keysOf = (texts: Readonly<Record<string, Texts>>) => [
  ...new Set(Object.values(texts).flatMap(Object.keys)),
]

function missingTexts({ folder, texts }: TextOwner, languages: readonly string[]): Finding[] {
  return keysOf(texts).flatMap((key) =>
    languages
      .filter((language) => !texts[language]?.[key])
      .map((language) => {
        const other = Object.entries(texts).find(([, all]) => all[key])
        const fix = `Add it; in "${other?.[0]}" it says ${formatValue(other?.[1][key])}.`
        return error({
          file: `${folder}/${language}.json`,
          path: `/${key}`,
          expected: 'a text',
          found: 'nothing',
          fix,
        })
      }),
  )
}

function legalFindings(tenant: TenantFolder, languages: readonly string[]): Finding[] {
  return (tenant.manifest?.legal ?? []).flatMap(({ label }, i) =>
    languages
      .filter((language) => !label[language])
      .map((language) => {
        const path = `/legal/${i}/label/${language}`
        const at = { file: filePath(tenant, 'tenant.json'), path }
        return error({ ...at, expected: 'a text', found: 'nothing', fix: 'Add the label of this link.' })
      }),
  )
}
