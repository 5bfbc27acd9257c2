import { callSession } from '@portico/calls/session/useCallSession'
import type { VideoCall } from '@schemas/generated/entities'

/** A call rings: the other side started it. */
const ring = (call: VideoCall): void =>
  callSession.notify(call, call.startedBy === 'doctor' ? 'patient' : 'doctor')
export default ring
