import type { Texts } from '../../../core/plugin/definePlugin'
import { error, shown, type Finding } from '../finding'
import { checkOverrides } from './checkOverrides'
import type { House, TextOwner } from '../project'
import { nameOf, type TenantFolder } from '../tenantFolder'

/** Every text that exists in one language has to exist in all the languages of the tenant. */
export function checkTexts(tenant: TenantFolder, house: House): Finding[] {
  const { languages = [], plugins = {} } = tenant.manifest ?? {}
  const owners = [house.core, ...Object.keys(plugins).flatMap((id) => house.owners.get(id) ?? [])]
  return [
    ...owners.flatMap((owner) => missing(owner, languages)),
    ...checkOverrides(tenant, owners),
    ...legalFindings(tenant, languages),
  ]
}

const keysOf = (texts: Readonly<Record<string, Texts>>) => [
  ...new Set(Object.values(texts).flatMap(Object.keys)),
]

function missing({ folder, texts }: TextOwner, languages: readonly string[]): Finding[] {
  return keysOf(texts).flatMap((key) =>
    languages
      .filter((language) => !texts[language]?.[key])
      .map((language) => {
        const other = Object.entries(texts).find(([, all]) => all[key])
        const mend = `Add it; in "${other?.[0]}" it says ${shown(other?.[1][key])}.`
        return error({
          file: `${folder}/${language}.json`,
          path: `/${key}`,
          expected: 'a text',
          found: 'nothing',
          mend,
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
        const at = { file: nameOf(tenant, 'tenant.json'), path }
        return error({ ...at, expected: 'a text', found: 'nothing', mend: 'Add the words of this link.' })
      }),
  )
}
