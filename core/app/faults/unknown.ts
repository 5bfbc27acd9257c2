import { corePoints, type Host } from '../../plugin/host'
import type { Fault } from '../../plugin/fault'

const meta = ['id', 'features', 'capability', 'videoCall', 'options', 'i18n']

/**
 * The plugins that the tenant lists and nobody has installed, and the members of active plugins that are no contribution points. The
 * host leaves both out without a word, since only developers can do something about them.
 */
export function unknownIn({ plugins, source }: Host): Fault[] {
  const {
    plugins: installed,
    tenant,
    choices: { kits = [] },
  } = source
  const ids = installed.map(({ id }) => id)
  const known: readonly string[] = [...meta, ...corePoints, ...kits.flatMap(({ points }) => points)]
  const missing = Object.keys(tenant)
    .filter((id) => !ids.includes(id))
    .map((plugin) => ({
      plugin,
      point: 'plugins',
      property: plugin,
      expected: 'a plugin of this build',
      found: 'none',
    }))
  const misspelt = installed
    .filter(({ id }) => plugins.has(id))
    .flatMap((plugin) =>
      Object.keys(plugin)
        .filter((key) => !known.includes(key))
        .map((point) => ({
          plugin: plugin.id,
          point,
          property: point,
          expected: 'a contribution point',
          found: 'an unknown one',
        })),
    )
  return [...missing, ...misspelt]
}
