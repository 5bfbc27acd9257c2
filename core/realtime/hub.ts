import type { HubCallName, HubCalls } from '@schemas/hub'

export { emitHubMessage, onHubMessage, useHubMessage } from './hubMessages'

export { hubStatusAtom, useHubStatus, whenHubConnected, type HubState } from './hubState'

/** The hub did not take a message: there is no connection, or it refused. */
export class HubError extends Error {
  override readonly name = 'HubError'
  /** `code` is `DISCONNECTED`, or the code with which the hub refuses. */
  constructor(readonly code: string) {
    super(code)
  }
}

/** What a running hub session offers. */
export interface Hub {
  call: <M extends HubCallName>(name: M, ...args: Parameters<HubCalls[M]>) => Promise<ReturnType<HubCalls[M]>>
  /** Tries to connect at once, instead of at the next attempt. */
  retry: () => void
}

let current: Hub | null = null

/** Sets the running session; null when it ends. */
export const setHub = (hub: Hub | null): void => void (current = hub)

/**
 * Sends a message to the hub and resolves to its answer. Rejects with a `HubError`: `DISCONNECTED` without a connection, also
 * when it breaks before the answer; otherwise the code of the refusal. Send again only what may arrive twice.
 */
export const callHub: Hub['call'] = async (name, ...args) => {
  if (current === null) throw new HubError('DISCONNECTED')
  return current.call(name, ...args)
}

/** Tries to connect at once, as when somebody does not want to wait for the next attempt. */
export const retryHub = (): void => current?.retry()
