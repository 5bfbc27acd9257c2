import type { HubCallName, HubMessageName, HubMessages } from '../../../schemas/hub'
import type { HubMethod } from './dispatch'

/** Told who has come to this process, or left it. */
export type PresenceListener = (person: { tenant: string; userId: string; isPresent: boolean }) => void

/** The hub as the areas of the API use it. */
export interface HubPort {
  /** Adds what clients may invoke. See `hubMethod`. */
  method: (name: HubCallName, method: HubMethod) => void
  /**
   * Sends a message to everybody who is registered for a person of a tenant, at any process. Nobody there: it is lost, so
   * what must not be lost is stored first and read again by the client after each connect. Never throws.
   */
  sendToUser: <M extends HubMessageName>(
    tenant: string,
    userId: string,
    message: M,
    ...args: Parameters<HubMessages[M]>
  ) => void
  /** Whether a client is registered for a person, at any process. */
  isConnected: (tenant: string, userId: string) => Promise<boolean>
  /** Calls back when the first client of a person connects to this process, and when the last one has gone. */
  onPresence?: (listener: PresenceListener) => void
}

/**
 * The hub for work whose transaction is still open, with the call's `afterCommit`: each message leaves once what it is about is
 * stored, and none does if that fails.
 */
export const hubAfterCommit = (hub: HubPort, afterCommit: (work: () => void) => void): HubPort => ({
  method: (...method) => hub.method(...method),
  isConnected: (...person) => hub.isConnected(...person),
  sendToUser: (tenant, userId, message, ...args) =>
    afterCommit(() => hub.sendToUser(tenant, userId, message, ...args)),
})
