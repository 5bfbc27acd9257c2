import type { VideoCall } from '../../../schemas/generated/entities'
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

/**
 * The call as a side receives it: with a token for its room if the tenant has an account at a service with rooms and the side may
 * join.
 */
export async function withRoomToken(
  { rooms, tenant, now }: Pick<CallContext, 'rooms' | 'tenant' | 'now'>,
  call: VideoCall,
  side: Side,
): Promise<VideoCall> {
  if (!mayJoinRoom(call, side)) return call
  const roomToken = await rooms?.tokenFor(tenant.id, { seat: side, room: call.room, now })
  return roomToken === undefined ? call : { ...call, roomToken }
}
