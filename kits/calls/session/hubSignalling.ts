import { HubError } from '@portico/core/realtime/hub'
import type { CallSeat } from '@schemas/hub'
import type { Signalling } from '../engine/engine'
import type { SessionHub } from './sessionHub'

/** The tab that signals. */
interface Tab {
  hub: SessionHub
  callId: number
  side: CallSeat
  /** The random name of the tab. */
  tab: string
  /** The hub says that another tab has the call, or that it is over. */
  onRefused: (code: string) => void
}

/** The signalling of a call over the hub. */
export const hubSignalling = ({ hub, callId, side, tab, onRefused }: Tab): Signalling => ({
  join: async (peer) => {
    try {
      await hub.call('joinCall', { callId, peer, tab })
    } catch (error) {
      if (error instanceof HubError && error.code !== 'DISCONNECTED') onRefused(error.code)
      throw error
    }
  },
  send: async (peer, data, to) =>
    void (await hub.call('sendCallSignal', { callId, peer, data, ...(to && { to }) })),
  onJoined: (listener) =>
    hub.onMessage('callJoined', (joined) => {
      if (joined.callId === callId) listener(joined.peer, joined.side === side, joined.side)
    }),
  onSignal: (listener) =>
    hub.onMessage('callSignal', (signal) => {
      if (signal.callId === callId && signal.side !== side) listener(signal.peer, signal.data, signal.side)
    }),
  onBack: (listener) => hub.onConnection((isConnected) => isConnected && listener()),
})
