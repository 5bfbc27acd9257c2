import type { VideoCall } from '@schemas/generated/entities'
import type { CallSide, CallTab } from '@schemas/hub'
import type { SessionHub } from './sessionHub'

/**
 * Repeats a call that rings, because the server forgets a caller who gives no sign of life. One that it has forgotten begins again:
 * whoever waits has not given up. Returns the call as the server has it. Rejects with a `HubError`.
 */
export async function repeatCall(
  hub: SessionHub,
  { call, side, tab }: { call: VideoCall; side: CallSide; tab: string },
): Promise<VideoCall> {
  const send = (from: CallTab) => hub.call('startCall', call.appointmentId, from)
  const answer = await send({ tab, callId: call.id })
  const isForgotten = answer.endReason === 'lost' && answer.endedBy === side
  return isForgotten ? send({ tab }) : answer
}
