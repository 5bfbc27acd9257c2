import { createContext, use, type ReactNode } from 'react'
import type { Host } from './host'
import type { OptionValues } from './optionValues'
import type { Points } from './points'

const HostContext = createContext<Host | null>(null)

/** Gives the collected host to everything below. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** The collected host. Throws outside `HostProvider`. */
export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost needs a HostProvider above')
  return host
}

/** What the plugins contribute at a point, in order, each with its `plugin`. Not yet filtered by `requires`: see `permitted`. */
export const useContributions = <K extends keyof Points>(point: K): Host[K] => useHost()[point]

/** A plugin's options: its defaults with the tenant's values laid over them; empty for a plugin that is off. */
export const useOptions = (plugin: string): OptionValues => useHost().plugins.get(plugin)?.options ?? {}
