import type { VideoCall } from '../../../../schemas/generated/entities'
import type { CallSide } from '../../../../schemas/hub'

export type CallStatus = VideoCall['status']
export type EndReason = NonNullable<VideoCall['endReason']>

/** What happens to a call. `by`: the side that does it, or that gives no sign of life any more. */
export type CallEvent =
  | { type: 'answer' | 'cancel' | 'leave' | 'gone'; by: CallSide }
  | { type: 'endConsultation' }
  /** No doctor of the pool has answered. */
  | { type: 'unanswered' }

/** The state of a call after an event. `endReason` and `endedBy` are null while it lasts. */
export interface CallChange {
  status: CallStatus
  endReason: EndReason | null
  endedBy: CallSide | null
}

type Before = Pick<VideoCall, 'status' | 'startedBy'>

/**
 * What an event does to a call; null: nothing. A call that is over stays as it is, so that a message that arrives twice or late
 * changes nothing.
 */
export function nextCall(call: Before, event: CallEvent): CallChange | null {
  if (call.status === 'calling') return whileCalling(call, event)
  return call.status === 'inProgress' ? whileInProgress(event) : null
}

function whileCalling({ startedBy }: Before, event: CallEvent): CallChange | null {
  const stopped = startedBy === 'doctor' ? 'missed' : 'cancelled'
  if (event.type === 'endConsultation')
    return startedBy === 'doctor'
      ? { status: stopped, endReason: 'stopped', endedBy: 'doctor' }
      : { status: 'refused', endReason: 'consultationEnded', endedBy: 'doctor' }
  if (event.type === 'unanswered')
    return startedBy === 'patient' ? { status: 'missed', endReason: 'unanswered', endedBy: 'doctor' } : null
  const { type, by } = event
  const isCaller = by === startedBy
  if (type === 'answer') return isCaller ? null : { status: 'inProgress', endReason: null, endedBy: null }
  if (type === 'cancel')
    return isCaller
      ? { status: stopped, endReason: 'stopped', endedBy: by }
      : { status: 'refused', endReason: 'refused', endedBy: by }
  // Who is called may be offline: the call waits for them. Nobody leaves a call that was not answered.
  return type === 'gone' && isCaller ? { status: stopped, endReason: 'lost', endedBy: by } : null
}

function whileInProgress(event: CallEvent): CallChange | null {
  if (event.type === 'endConsultation')
    return { status: 'ended', endReason: 'consultationEnded', endedBy: 'doctor' }
  if (event.type === 'answer' || event.type === 'unanswered') return null
  return { status: 'ended', endReason: event.type === 'gone' ? 'lost' : 'hungUp', endedBy: event.by }
}
