import { callHub, hubStatusAtom, onHubMessage } from '@portico/core/realtime/hub'
import { store } from '@portico/core/state/store'
import type { CallSide } from '@schemas/hub'
import type { Signalling } from '../engine/engine'

/** The signalling of a call over the hub. */
export const hubSignalling = (callId: number, side: CallSide): Signalling => ({
  join: async (peer) => void (await callHub('joinCall', { callId, peer })),
  send: async (peer, data) => void (await callHub('sendCallSignal', { callId, peer, data })),
  onJoined: (listener) =>
    onHubMessage('callJoined', (joined) => {
      if (joined.callId === callId) listener(joined.peer, joined.side === side)
    }),
  onSignal: (listener) =>
    onHubMessage('callSignal', (signal) => {
      if (signal.callId === callId && signal.side !== side) listener(signal.peer, signal.data)
    }),
  onBack: (listener) => {
    let wasConnected = store.get(hubStatusAtom).state === 'connected'
    return store.sub(hubStatusAtom, () => {
      const isConnected = store.get(hubStatusAtom).state === 'connected'
      if (isConnected && !wasConnected) listener()
      wasConnected = isConnected
    })
  },
})
