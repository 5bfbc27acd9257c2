import type { CallEngine } from '@portico/calls/engine/engine'
import { PeerRoom } from './PeerRoom'

/** Connects two browsers directly by WebRTC; the hub carries only what they need to find each other. */
const peerEngine: CallEngine = {
  prepare: ({ iceServers }) => void iceServers().catch(() => undefined),
  join: (input) => new PeerRoom(input),
}
export default peerEngine
