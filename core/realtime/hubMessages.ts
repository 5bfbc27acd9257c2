import { useEffect, useEffectEvent } from 'react'
import type { HubMessageName, HubMessages } from '@schemas/hub'

type Listener = (...args: unknown[]) => void
const listeners = new Map<string, Set<Listener>>()

/** The arguments of a message. */
export type HubMessageArgs<M extends HubMessageName> = HubMessages[M] extends (...args: infer A) => unknown
  ? A
  : never

/** Calls back for every message of this name. Returns a function that ends it. */
export function onHubMessage<M extends HubMessageName>(
  name: M,
  listener: (...args: HubMessageArgs<M>) => void,
): () => void {
  const own = listener as Listener
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(own))
  return () => void all.delete(own)
}

/** Passes a received message to those who listen now. */
export const emitHubMessage = (name: string, args: readonly unknown[]): void =>
  [...(listeners.get(name) ?? [])].forEach((listener) => listener(...args))

/** Listens to a message while the component is mounted. */
export function useHubMessage<M extends HubMessageName>(
  name: M,
  listener: (...args: HubMessageArgs<M>) => void,
): void {
  const current = useEffectEvent(listener)
  useEffect(() => onHubMessage(name, (...args) => current(...args)), [name])
}
