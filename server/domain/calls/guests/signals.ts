import type { CallJoin, CallSeat, CallSignal, HubMessageName, HubMessages } from '../../../../schemas/hub'
import { HttpError } from '../../../platform/errors/httpError'
import { guestActor, isGuestInvited, type GuestRight } from '../../../platform/sessions/visits/guestSession'
import { languageOf, type CallContext } from '../callContext'
import { selectCalls, type StoredCall } from '../callQueries'
import { notifyBoth, notifySide } from '../notifySides'
import { isIn } from './guestQueries'

type Message<M extends HubMessageName> = [message: M, ...args: Parameters<HubMessages[M]>]

const sides = ['patient', 'doctor'] as const

/** The ids of the guests of a call, those in it or all who are invited. */
async function guestIds({ db, tenant }: CallContext, callId: number, isAll = false): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select g.id from call_guest g where g.tenant = $1 and g.call_id = $2 and (${isAll ? isGuestInvited : isIn})`,
    [tenant.id, callId],
  )
  return rows.map(({ id }) => id)
}

function sendToGuests<M extends HubMessageName>(
  { hub, tenant }: CallContext,
  ids: readonly number[],
  ...message: Message<M>
): void {
  for (const id of ids) hub.sendToUser(tenant.id, guestActor(id), ...message)
}

/** Sends a message to the guests in a call. */
export const notifyGuests = async <M extends HubMessageName>(
  context: CallContext,
  callId: number,
  ...message: Message<M>
): Promise<void> => sendToGuests(context, await guestIds(context, callId), ...message)

/**
 * Tells everybody who was invited into a call that it is over. Send it before anything else: their sessions have ended with the call,
 * and the hub closes their connections soon.
 */
export const notifyGuestsOfEnd = async (context: CallContext, callId: number): Promise<void> =>
  notifyGone(context, callId, await guestIds(context, callId, true))

/** Tells guests who were removed or refused that the call is over for them. Their sessions have ended, so they can ask no more. */
export const notifyGone = (context: CallContext, callId: number, ids: readonly number[]): void =>
  sendToGuests(context, ids, 'callEnded', { callId, by: 'doctor', isConsultationEnded: false })

/** Tells everybody in a call, or at its door, to read its guests again. */
export async function notifyGuestsChanged(context: CallContext, call: StoredCall): Promise<void> {
  await notifyBoth(context, call, 'guestsChanged', { callId: call.id })
  sendToGuests(context, await guestIds(context, call.id, true), 'guestsChanged', { callId: call.id })
}

/** Passes a signal to everybody else in a call, or to the one seat that it is for. */
export async function notifyOthers(
  context: CallContext,
  call: StoredCall,
  { from, to }: { from: CallSeat; to: CallSeat | undefined },
  signal: Parameters<HubMessages['callSignal']>[0],
): Promise<void> {
  const isFor = (seat: CallSeat) => seat !== from && (to === undefined || to === seat)
  await Promise.all(sides.filter(isFor).map((side) => notifySide(context, call, side, 'callSignal', signal)))
  // A signal between the two sides needs no look at the guests.
  if (to === 'patient' || to === 'doctor') return
  const ids = await guestIds(context, call.id)
  sendToGuests(
    context,
    ids.filter((id) => isFor(guestActor(id))),
    'callSignal',
    signal,
  )
}

/** A guest takes part. Repeated, it is a sign of life. Throws 409 CALL_OVER for a guest who is not in the call. */
export async function guestJoin(context: CallContext, guest: GuestRight, { peer }: CallJoin): Promise<true> {
  const { id, callId } = guest
  const call = await requireGuestIn(context, guest)
  await noteGuest(context, id)
  const seat = guestActor(id)
  await notifyBoth(context, call, 'callJoined', { callId, peer, side: seat })
  await notifyGuests(context, callId, 'callJoined', { callId, peer, side: seat })
  return true
}

/** Passes a message of a guest's engine to the others in the call. Throws 409 CALL_OVER for a guest who is not in it. */
export async function guestSignal(
  context: CallContext,
  guest: GuestRight,
  { peer, data, to }: CallSignal,
): Promise<true> {
  const call = await requireGuestIn(context, guest)
  const from = guestActor(guest.id)
  await notifyOthers(context, call, { from, to }, { callId: guest.callId, peer, side: from, data })
  return true
}

/** The call in which a guest is now. */
async function requireGuestIn(context: CallContext, { id, callId }: GuestRight): Promise<StoredCall> {
  const [call] = await selectCalls(context.db, {
    tenant: context.tenant.id,
    language: languageOf(context),
    now: context.now,
    where: `v.id = $4 and v.status = 'inProgress' and exists (
      select from call_guest g where g.tenant = v.tenant and g.call_id = v.id and g.id = $5 and ${isIn})`,
    values: [callId, id],
  })
  if (!call) throw new HttpError(409, 'CALL_OVER')
  return call
}

const noteGuest = ({ db, tenant, now }: CallContext, id: number): Promise<unknown> =>
  db.query('update call_guest set seen_at = $3 where tenant = $1 and id = $2', [
    tenant.id,
    id,
    now.toISOString(),
  ])
