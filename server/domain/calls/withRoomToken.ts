import type { VideoCall } from '../../../schemas/generated/entities'
import { roomToken } from '../../providers/twilio/roomToken'
import type { CallContext } from './callContext'
import type { Side, StoredCall } from './callQueries'

/**
 * Whether a side may be in the room of a call: both while it is in progress, and who calls while it rings. Who is called gets no
 * token before they answer, so that nobody sees the caller unnoticed.
 */
export const mayJoinRoom = (
  { status, startedBy }: Pick<StoredCall, 'status' | 'startedBy'>,
  side: Side,
): boolean => status === 'inProgress' || (status === 'calling' && startedBy === side)

/** The call as a side receives it: with a token for its room if the tenant has an account at Twilio and the side may join (CALL-058). */
export async function withRoomToken(
  { twilioAccount, now }: Pick<CallContext, 'twilioAccount' | 'now'>,
  call: VideoCall,
  side: Side,
): Promise<VideoCall> {
  if (!twilioAccount || !mayJoinRoom(call, side)) return call
  return { ...call, roomToken: await roomToken(twilioAccount, { identity: side, room: call.room, now }) }
}
