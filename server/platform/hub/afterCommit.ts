import type { HubPort } from './port'

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
