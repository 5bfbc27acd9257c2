import {
  HubError,
  callHub,
  hubStatusAtom,
  onHubMessage,
  retryHub,
  whenHubConnected,
  type Hub,
} from '@portico/core/realtime/hub'
import { store } from '@portico/core/state/store'
import type { CallEvent } from './callState'

/** The hub as the session of a call uses it. */
export interface SessionHub {
  call: Hub['call']
  onMessage: typeof onHubMessage
  isConnected: () => boolean
  /** Calls back when the connection is there or lost. Returns a function that ends it. */
  onConnection: (listener: (isConnected: boolean) => void) => () => void
  /** Waits for a connection, at most the given milliseconds. Resolves to whether there is one. */
  whenConnected: (atMost: number) => Promise<boolean>
  /** Tries to connect at once, instead of at the next attempt. */
  retry: () => void
}

const isConnected = (): boolean => store.get(hubStatusAtom).state === 'connected'

function onConnection(listener: (isConnected: boolean) => void): () => void {
  let before = isConnected()
  return store.sub(hubStatusAtom, () => {
    const now = isConnected()
    if (now === before) return
    before = now
    listener(now)
  })
}

/** The hub of this tab. */
export const tabHub: SessionHub = {
  call: callHub,
  onMessage: onHubMessage,
  isConnected,
  onConnection,
  whenConnected: whenHubConnected,
  retry: retryHub,
}

/** Hands over what the hub says of the calls of this tab. */
export function listenToCalls(hub: Pick<SessionHub, 'onMessage'>, apply: (event: CallEvent) => void): void {
  hub.onMessage('callAccepted', (call) => apply({ type: 'accepted', call }))
  hub.onMessage('cancelCalling', (cancelled) => apply({ type: 'cancelled', ...cancelled }))
  hub.onMessage('callEnded', (end) => apply({ type: 'ended', end }))
}

/** Milliseconds that a message waits for a connection: a page that has just opened is still connecting. */
const CONNECTING = 5000

/** Sends a message to the hub, a second time once the hub is connected. Rejects with a `HubError`. */
export async function sendConnected<T>(hub: SessionHub, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const isOffline = error instanceof HubError && error.code === 'DISCONNECTED'
    if (!isOffline || !(await hub.whenConnected(CONNECTING))) throw error
    return send()
  }
}
