import { createContext, use, type ReactNode } from 'react'
import { createAtom, useAtomValue } from '../state/store'
import type { Host } from './host'
import type { Options, OptionsSchema } from './options'
import type { PluginOptions, Points } from './points'

export type { OptionValues } from './optionValues'

export type { Contributed } from './contributions'

/** The host of the components below; null where there is none. */
export const HostContext = createContext<Host | null>(null)

/** The host with the plugins that arrived after the start; null until then. */
export const laterHost = createAtom<Host | null>(null)

/** Provides the collected host, and the later one when there is one. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={useAtomValue(laterHost) ?? host}>{children}</HostContext>
}

/** The collected host. Throws outside `HostProvider`. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost needs a HostProvider above')
  return host
}

/** The contributions to a point in order, each with its `plugin`. They are not filtered by `requires`; see `isPermitted`. */
export const useContributions = <K extends keyof Points>(point: K): Host[K] => useHost()[point]

type OptionsOf<K extends keyof PluginOptions> = PluginOptions[K] extends infer S extends OptionsSchema
  ? Options<S>
  : never

/**
 * The options of a plugin: the tenant's values, and defaults for the others. Only for the plugin's own parts: it throws if the
 * plugin is off.
 */
export function useOptions<K extends keyof PluginOptions>(plugin: K): OptionsOf<K> {
  const active = useHost().plugins.get(plugin)
  if (!active) throw new Error(`useOptions needs the plugin "${plugin}" to be on`)
  return active.options as OptionsOf<K>
}
