import type { CallGuestDecision } from '../../../../schemas/generated/entities'
import { HttpError } from '../../../platform/errors/httpError'
import { guestActor } from '../../../platform/sessions/visits/guestSession'
import { findOwnCall, type CallContext } from '../callContext'
import { changeGuests, readGuest } from './guestQueries'
import { makeRelativeLink, sendRelativeLink } from './inviteRelative'
import type { Carriers } from './sendInvitation'
import { notifyGone, notifyGuestsChanged } from './signals'

/**
 * The side that did not invite a guest says whether they may come in; the first answer counts. Somebody of the family gets their link then.
 * Throws 403 for the side that
 * invited, 404 for a guest of others, and 409 CALL_OVER, or GUEST_CHANGED where somebody else has answered differently, the guest
 * was removed, or the guest says another name.
 */
export async function decideGuest(
  context: CallContext,
  callId: number,
  guestId: number,
  { isAllowed, name }: CallGuestDecision,
  carriers: Pick<Carriers, 'mail'> & { origin: string },
): Promise<void> {
  const { tenant, now } = context
  const { call, result: link } = await changeGuests(context, callId, async (tx, side) => {
    const guest = await readGuest(tx, tenant.id, callId, guestId)
    if (guest.invitedBy === side) throw new HttpError(403, 'FORBIDDEN')
    if (guest.name !== name || guest.state === 'removed') throw new HttpError(409, 'GUEST_CHANGED')
    const changed = await tx.query(
      `update call_guest set is_allowed = $3, decided_at = coalesce(decided_at, $4)
       where tenant = $1 and id = $2 and (is_allowed is null or is_allowed = $3) returning id`,
      [tenant.id, guestId, isAllowed, now.toISOString()],
    )
    if (changed.length === 0) throw new HttpError(409, 'GUEST_CHANGED')
    return isAllowed && guest.state === 'asked' ? makeRelativeLink(tx, tenant.id, guestId) : undefined
  })
  if (!isAllowed) notifyGone(context, callId, [guestId])
  await notifyGuestsChanged(context, call)
  if (!link) return
  await sendRelativeLink(context, carriers, link)
  await notifyGuestsChanged(context, call)
}

/**
 * Removes a guest from a call, or takes the invitation back: either side may. Repeated, it changes nothing; nor does it after
 * the call. Throws 404 for a guest of others.
 */
export async function removeGuest(context: CallContext, callId: number, guestId: number): Promise<void> {
  const { db, tenant, now, rooms } = context
  const { call } = await findOwnCall(context, callId)
  await readGuest(db, tenant.id, callId, guestId)
  await db.query(
    `update call_guest set removed_at = coalesce(removed_at, $3), session_hash = null, knocked_at = null,
       left_at = case when joined_at is null then null else coalesce(left_at, $3) end
     where tenant = $1 and id = $2`,
    [tenant.id, guestId, now.toISOString()],
  )
  notifyGone(context, callId, [guestId])
  rooms?.remove(tenant.id, { room: call.room, seat: guestActor(guestId) })
  await notifyGuestsChanged(context, call)
}
