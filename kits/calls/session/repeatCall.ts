import type { VideoCall } from '@schemas/generated/entities'
import type { CallSeat, CallTab } from '@schemas/hub'
import type { SessionHub } from './sessionHub'

/**
 * Repeats a call that rings, because the server forgets a caller who gives no sign of life. One that it has forgotten begins again:
 * whoever waits has not given up. Returns the call as the server has it. Rejects with a `HubError`.
 */
export async function repeatCall(
  hub: SessionHub,
  { call, side, from }: { call: VideoCall; side: CallSeat; from: CallTab },
): Promise<VideoCall> {
  const send = (more: Partial<CallTab>) =>
    hub.call('startCall', call.appointmentId, {
      tab: from.tab,
      ...(from.isAway && { isAway: true }),
      ...more,
    })
  const answer = await send({ callId: call.id })
  const isForgotten = answer.endReason === 'lost' && answer.endedBy === side
  return isForgotten ? send({}) : answer
}

/** Answers a call, or comes back to one that the other side has answered already. Returns it. Rejects with a `HubError`. */
export const answerCall = (
  hub: SessionHub,
  { id, status, appointmentId }: VideoCall,
  tab: string,
): Promise<VideoCall> =>
  status === 'inProgress'
    ? hub.call('startCall', appointmentId, { tab })
    : hub.call('acceptVideoCall', id, { tab })
