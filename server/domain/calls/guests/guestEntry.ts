import type { GuestCall, VisitLinkOpening } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { hashToken } from '../../../platform/secrets/token'
import {
  createGuestToken,
  guestActor,
  guestTables,
  isGuestWelcome,
  type GuestRight,
} from '../../../platform/sessions/visits/guestSession'
import { doctorFullNameSql } from '../../catalogue/entitySql'
import type { CallContext } from '../callContext'
import { readCall } from '../startCall'
import { isIn, lockCall, MAX_GUESTS, readGuest, selectGuests, withoutContact } from './guestQueries'
import { notifyGuestsChanged } from './signals'

/**
 * Opens the link of a guest and returns the token of their session. The first device that opens it keeps it, and may open it
 * again, which ends its session before. Throws 400 INVALID_TOKEN for every other link: it says nothing about the call.
 */
export async function openGuestLink(
  db: Tx,
  tenant: string,
  { token, device }: VisitLinkOpening,
): Promise<string> {
  const session = createGuestToken()
  const opened = await db.query(
    `update call_guest o set device_hash = $3, session_hash = $4 from ${guestTables}
     where o.tenant = $1 and o.token_hash = $2 and g.tenant = o.tenant and g.id = o.id and ${isGuestWelcome}
       and coalesce(o.device_hash, $3) = $3 returning o.id`,
    [tenant, hashToken(token), hashToken(device), hashToken(session)],
  )
  if (opened.length === 0) throw new HttpError(400, 'INVALID_TOKEN')
  return session
}

type GuestContext = CallContext & { guest: GuestRight }

/** The call as a guest reads it, with a token for its room once they are in. */
export async function readGuestCall(context: GuestContext): Promise<GuestCall> {
  const { db, tenant, now, rooms, guest: right } = context
  const { id, callId } = right
  const guest = await readGuest(db, tenant.id, callId, id)
  const [names] = await db.query<Pick<GuestCall, 'doctorName' | 'patientName'> & { room: string }>(
    `select ${doctorFullNameSql} as "doctorName", p.name as "patientName", v.room from video_call v
     join doctor d on d.tenant = v.tenant and d.id = v.doctor_id
     join person p on p.tenant = v.tenant and p.id = v.patient_id where v.tenant = $1 and v.id = $2`,
    [tenant.id, callId],
  )
  const { room, ...people } = orNotFound(names)
  const others = await selectGuests(db, tenant.id, `g.call_id = $2 and g.id <> $3 and ${isIn}`, [callId, id])
  const seat = guestActor(id)
  const roomToken = guest.state === 'in' ? await rooms?.tokenFor(tenant.id, { seat, room, now }) : undefined
  return {
    callId,
    userId: seat,
    guest: withoutContact(guest),
    ...people,
    others: guest.state === 'in' ? others.map(withoutContact) : [],
    ...(roomToken !== undefined && { roomToken, room }),
  }
}

/**
 * A guest asks to come in. They are in at once where the asked side has agreed to this name; otherwise they wait at the door.
 * Throws 409 CALL_OVER, and CALL_FULL while four people talk.
 */
export async function enterCall(context: GuestContext, said: string): Promise<GuestCall> {
  const { db, tenant, now, guest: right } = context
  const { id, callId } = right
  const name = said.trim()
  await db.tx(async (tx) => {
    await lockCall(tx, tenant.id, callId)
    const guest = await readGuest(tx, tenant.id, callId, id)
    if (guest.name === name && guest.state !== 'asked') {
      await comeIn(tx, context)
      return noteGuest(tx, context)
    }
    // Who comes in is who was agreed to.
    await tx.query(
      `update call_guest set name = $3, knocked_at = coalesce(knocked_at, $4), is_allowed = null, decided_at = null
       where tenant = $1 and id = $2`,
      [tenant.id, id, name, now.toISOString()],
    )
  })
  await notifyGuestsChanged(context, await readCall(db, context, callId))
  return readGuestCall(context)
}

async function comeIn(tx: Tx, { tenant, now, guest: { id, callId } }: GuestContext): Promise<void> {
  const others = await selectGuests(tx, tenant.id, `g.call_id = $2 and g.id <> $3 and ${isIn}`, [callId, id])
  if (others.length >= MAX_GUESTS) throw new HttpError(409, 'CALL_FULL')
  await tx.query(
    `update call_guest set joined_at = coalesce(joined_at, $3), left_at = null, seen_at = $3, knocked_at = null
     where tenant = $1 and id = $2 and is_allowed and removed_at is null`,
    [tenant.id, id, now.toISOString()],
  )
}

/** Notes for the patient who was in their call. It stays when the call is deleted, so it holds the name. */
async function noteGuest(tx: Tx, { tenant, now, guest: { id } }: GuestContext): Promise<void> {
  await tx.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, detail, occurred_at)
     select g.tenant, $3, v.patient_id, 'guest', 'joinedCall', g.name, $4 from call_guest g
     join video_call v on v.tenant = g.tenant and v.id = g.call_id where g.tenant = $1 and g.id = $2
       and not exists (select from acting_entry e where e.tenant = g.tenant and e.subject_id = v.patient_id
         and e.actor_id = $3 and e.action = 'joinedCall' and e.detail = g.name)`,
    [tenant.id, id, guestActor(id), now.toISOString()],
  )
}

/** A guest leaves the call, or the door. Repeated, it changes nothing. */
export async function leaveCall(context: GuestContext): Promise<void> {
  const { db, tenant, now, guest } = context
  await db.query(
    `update call_guest set knocked_at = null, left_at = case when joined_at is null then null else coalesce(left_at, $3) end
     where tenant = $1 and id = $2`,
    [tenant.id, guest.id, now.toISOString()],
  )
  await notifyGuestsChanged(context, await readCall(db, context, guest.callId))
}
