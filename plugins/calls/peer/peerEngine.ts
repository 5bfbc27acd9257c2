import type { CallEngine } from '@portico/calls/engine/engine'
import { MeshRoom } from './MeshRoom'

/** Connects up to four browsers directly by WebRTC, each with each; the hub carries only what they need to find each other. */
const peerEngine: CallEngine = {
  prepare: ({ iceServers }) => void iceServers().catch(() => undefined),
  join: (input) => new MeshRoom(input),
}
export default peerEngine
