import { definePlugin } from '../../../plugin/definePlugin'
import type { OnFault } from '../../../plugin/fault'
import { collect, type Host } from '../../../plugin/host'
import { store } from '../../../state/store'
import type { AddressPlugin } from '../addressPlugin'
import { runAddressPlugins } from '../run'
import { statusesAtom, type PluginStatus } from '../statuses'

/** A lazy part that shows nothing. */
export const part = () => Promise.resolve({ default: () => null })
/** A card with an id. */
export const card = (id: string) => ({ id, place: 'side', card: part }) as const
/** A plugin of the build with a card. */
export const builtIn = definePlugin({ id: 'own', homeCards: [card('hours')] })
/** The entry of a plugin in the list of its tenant. */
export const listed = (id: string, more: Partial<AddressPlugin> = {}): AddressPlugin => ({
  id,
  url: `https://plugins.test/${id}.js`,
  integrity: `sha256-${id}`,
  range: '^0.2.0',
  may: { points: ['homeCards', 'menu', 'routes'] },
  ...more,
})
/** The file of a plugin. */
export const fileOf = (id: string, plugin: unknown, uses: string[] = []) => ({
  id,
  version: '1.2.3',
  uses,
  default: () => plugin,
})
/** A plugin without a fault. */
export const good = definePlugin({ id: 'good', homeCards: [card('news')] })

/** Runs plugins whose files are given by id; a function answers in its own way. Returns the last host and the statuses. */
export async function run(
  plugins: readonly AddressPlugin[],
  files: Record<string, unknown>,
  { disabled = new Set<string>() } = {},
) {
  const { host } = collect([builtIn], { own: {} }, new Set(), { disabled })
  const loaded: string[] = []
  const hosts: Host[] = []
  let watching: OnFault = () => {}
  await runAddressPlugins({
    tenant: { id: 'clinic', addressPlugins: [...plugins] },
    host,
    version: '0.2.5',
    face: { react: async () => ({ useState: 'shared' }) },
    onHost: (next) => void hosts.push(next),
    load: async ({ id }) => {
      loaded.push(id)
      const file = files[id]
      return typeof file === 'function' ? (file as () => unknown)() : file
    },
    watch: (listener) => void (watching = listener),
  })
  const statuses = store.get(statusesAtom)
  const fault = (plugin: string, property: string, cause?: unknown) =>
    watching({ plugin, point: 'homeCards', property, expected: 'to render', found: 'TypeError', cause })
  return {
    host: hosts.at(-1) ?? host,
    hosts,
    statuses,
    loaded,
    fault,
    one: (id: string) => statuses.find((status) => status.id === id),
  }
}

/** The cards of a host, each with its plugin. */
export const cards = (host: Host) => host.homeCards.map(({ plugin, id }) => `${plugin}:${id}`)
/** The kinds of problems of a plugin. */
export const kinds = (status?: PluginStatus) => status?.problems.map(({ kind }) => kind)
