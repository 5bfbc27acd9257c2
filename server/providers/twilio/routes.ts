import { HttpError } from '../../platform/errors/httpError'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { findOwnCallWhere } from '../../domain/calls/callContext'
import type { Side, StoredCall } from '../../domain/calls/callQueries'
import { mayJoinRoom } from '../../domain/calls/withRoomToken'

type Asked = Pick<OperationCall<'GET api/twilio/room'>, 'tenant' | 'now' | 'person'>

/** Rooms at Twilio, and the tokens to join them, for tenants with an account there. */
export function registerTwilio(api: Api): void {
  operation(api, 'GET api/twilio/room', async ({ query, ...asked }) => {
    const call = await findCall(api, asked, 'v.appointment_id = $4', query.appointmentId)
    return call.room
  })
  operation(api, 'GET api/twilio/token', ({ query, ...asked }) => tokenOf(api, asked, query.room, 'patient'))
  operation(api, 'GET api/twilio/doctor-token', ({ query, ...asked }) =>
    tokenOf(api, asked, query.room, 'doctor'),
  )
}

/** A token for the room of a call that the user is in. */
async function tokenOf(api: Api, asked: Asked, room: string, side: Side): Promise<string> {
  const token = api.rooms?.tokenFor(asked.tenant.id, { seat: side, room, now: asked.now })
  if (!token) throw new HttpError(404, 'NOT_FOUND')
  await findCall(api, asked, 'v.room = $4', room, side)
  return token
}

/** The call that fits and whose room the user may join; 404 for any other. */
async function findCall(
  { db }: Api,
  { tenant, now, person }: Asked,
  where: string,
  value: unknown,
  side?: Side,
): Promise<StoredCall> {
  const context = { db, tenant, now, actor: person.actor }
  const own = await findOwnCallWhere(context, `${where} and v.status in ('calling', 'inProgress')`, value)
  if (!mayJoinRoom(own.call, own.side) || (side !== undefined && own.side !== side))
    throw new HttpError(404, 'NOT_FOUND')
  return own.call
}
