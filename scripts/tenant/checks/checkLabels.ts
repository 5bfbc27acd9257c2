import { everyCapability } from '../../../core/plugin/capability/everyCapability'
import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { error, formatValue, type Finding } from '../finding'
import type { Project } from '../project'
import { didYouMean } from './didYouMean'
import type { TenantFolder } from '../tenantFolder'

/** Members of a contribution with visible text: a text key, or texts by language. */
const members = ['title', 'label', 'hint'] as const
type Labelled = { id: string; plugin: string } & Partial<Record<(typeof members)[number], unknown>>

/**
 * Checks that every title, label and hint a plugin contributes is a text key of the core or of that plugin, or has a
 * text in every language of the tenant.
 */
export function checkLabels(tenant: TenantFolder, project: Project): Finding[] {
  const { plugins = {}, languages = [] } = tenant.manifest ?? {}
  const features = project.plugins.flatMap((plugin) => plugin.features ?? [])
  const { host } = collect(project.plugins, plugins, new Set([...features, ...everyCapability]), { kits })
  const { plugins: _, features: __, conditions: ___, source: ____, ...points } = host
  return Object.entries(points).flatMap(([point, list]) =>
    (list as readonly Labelled[]).flatMap((one) =>
      members.flatMap((member) => {
        const at = { file: `plugins/${one.plugin}/plugin.ts`, path: `${point} ${one.id}.${member}` }
        const name = one[member]
        return typeof name === 'string'
          ? unknownKey(at, name, one.plugin, project)
          : missingLabels(at, name, languages)
      }),
    ),
  )
}

type At = Pick<Finding, 'file' | 'path'>

function unknownKey(at: At, key: string, plugin: string, project: Project): Finding[] {
  const owners = [project.core, project.owners.get(plugin)]
  const keys = owners.flatMap((owner) => Object.values(owner?.texts ?? {}).flatMap(Object.keys))
  if (keys.includes(key)) return []
  const fix = didYouMean(key, keys) || `Add it to plugins/${plugin}/locales.`
  return [error({ ...at, expected: 'a text key', found: formatValue(key), fix })]
}

function missingLabels(at: At, label: unknown, languages: readonly string[]): Finding[] {
  if (typeof label !== 'object' || label === null) return []
  return languages
    .filter((language) => !(language in label))
    .map((language) => {
      const fix = `Add the text in "${language}".`
      return error({ ...at, expected: `a text in "${language}"`, found: formatValue(label), fix })
    })
}
