import { createAtom, store, useAtomValue } from '../../state/store'
import type { AddressPlugin } from './addressPlugin'
import type { Problem } from './problem'

/** How far a plugin from an address is. */
export type PluginState = 'pending' | 'loaded' | 'failed' | 'quarantined' | 'off'

/** What the portal knows of a plugin from an address. */
export interface PluginStatus {
  id: string
  url: string
  integrity: string
  state: PluginState
  /** What the tenant lets it do. */
  may?: AddressPlugin['may']
  /** The version that its file says. */
  version?: string
  /** Why it is not loaded, or what of it does not work. */
  problems: readonly Problem[]
}

/** The statuses, for tests. */
export const statusesAtom = createAtom<readonly PluginStatus[]>([])

/** The plugins from addresses, in the order of the tenant. Empty until the portal begins to load them. */
export const useStatuses = (): readonly PluginStatus[] => useAtomValue(statusesAtom)

/** Sets the plugins that are about to load. */
export const setStatuses = (statuses: readonly PluginStatus[]): void => store.set(statusesAtom, statuses)

/** Changes the status of one plugin. */
export const changeStatus = (id: string, change: (status: PluginStatus) => Partial<PluginStatus>): void =>
  store.set(
    statusesAtom,
    store.get(statusesAtom).map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  )

/** The most problems that are kept of a plugin: one that goes on must not fill the memory and the page. */
const MAX_PROBLEMS = 20

/** Adds a problem to a plugin, once. Returns whether it is new. */
export function addProblem(id: string, problem: Problem): boolean {
  const { problems } = store.get(statusesAtom).find((one) => one.id === id) ?? { problems: [] }
  const isKnown = problems.some(({ kind, found }) => kind === problem.kind && found === problem.found)
  if (isKnown || problems.length >= MAX_PROBLEMS) return false
  changeStatus(id, () => ({ problems: [...problems, problem] }))
  return true
}
