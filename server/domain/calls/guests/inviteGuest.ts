import type { CallGuest, CallGuestInvitation, CallGuestInvited } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { invalidField } from '../../../platform/errors/invalidField'
import { hashToken } from '../../../platform/secrets/token'
import { createGuestToken, repeatableGuestToken } from '../../../platform/sessions/visits/guestSession'
import { visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import { maskContact } from '../../shared/maskContact'
import type { CallContext } from '../callContext'
import { changeGuests, insertGuest, selectGuests } from './guestQueries'
import { inviteRelative } from './inviteRelative'
import { checkTarget, sendInvitation, type Carriers } from './sendInvitation'
import { notifyGuestsChanged } from './signals'

/**
 * Invites somebody into a call in progress, as its doctor or its patient. The other side is asked. `origin`: where the portal
 * is. With a key a repeated request gets the same link, and invites nobody twice. `sentTo` of the answer says where the link was sent;
 * a link that could not be sent is handed on by hand. Of the family: `inviteRelative`. Throws 400 and 429 as `checkTarget`, 404 for the call of others, and 409 CALL_OVER,
 * CALL_FULL, or IDEMPOTENCY_KEY_REUSED for the key of somebody else's invitation.
 */
export async function inviteGuest(
  context: CallContext,
  callId: number,
  { name, kind, sendTo, relativeId }: CallGuestInvitation,
  { origin, key, ...carriers }: Carriers & { origin: string; key?: string | undefined },
): Promise<CallGuestInvited> {
  const { tenant } = context
  if (relativeId !== undefined) return inviteRelative(context, callId, relativeId)
  if (sendTo) await checkTarget(context, callId, sendTo)
  const { result, call } = await changeGuests(context, callId, async (tx, side) => {
    const token = await tokenOf(tx, context, callId, key)
    const known = await findInvited(tx, tenant.id, callId, token)
    if (known) {
      const isSame = known.name === name.trim() && known.kind === kind
      if (!isSame) throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED')
      return { guest: known, token, isNew: false }
    }
    return { guest: await insertGuest(tx, context, callId, { name, kind, side, token }), token, isNew: true }
  })
  const { guest, token, isNew } = result
  const url = visitLinkUrl(`${origin}/`, token)
  // What was sent once is not sent again by a repeated request.
  if (sendTo && guest.sentTo === undefined) await sendOnce(context, carriers, { guest, sendTo, url, origin })
  if (isNew) await notifyGuestsChanged(context, call)
  return { guest, url }
}

interface Sending {
  guest: CallGuest
  sendTo: NonNullable<CallGuestInvitation['sendTo']>
  url: string
  origin: string
}

/** Sends a link, and notes with the guest where it has gone. */
async function sendOnce(
  context: CallContext,
  carriers: Carriers,
  { guest, sendTo, ...link }: Sending,
): Promise<void> {
  if (!(await sendInvitation(context, carriers, sendTo, link))) return
  guest.sentTo = maskContact(sendTo.address.trim())
  await context.db.query('update call_guest set sent_to = $3 where tenant = $1 and id = $2', [
    context.tenant.id,
    guest.id,
    guest.sentTo,
  ])
}

/** A key that somebody else could guess would be a link that they could guess. */
const KEY = /^[\x21-\x7e]{16,64}$/

/**
 * The token of an invitation. That of a repeatable one follows from the key, which only the device of the inviting person knows, and
 * from the room of the call, which only its people know: so it is stored as its hash alone.
 */
async function tokenOf(
  tx: Tx,
  { tenant, actor }: CallContext,
  callId: number,
  key: string | undefined,
): Promise<string> {
  if (key === undefined) return createGuestToken()
  if (!KEY.test(key)) throw invalidField('Idempotency-Key')
  const [call] = await tx.query<{ room: string }>(
    'select room::text as room from video_call where tenant = $1 and id = $2',
    [tenant.id, callId],
  )
  return repeatableGuestToken(call?.room ?? createGuestToken(), [actor, key])
}

async function findInvited(
  tx: Tx,
  tenant: string,
  callId: number,
  token: string,
): Promise<CallGuest | undefined> {
  const [guest] = await selectGuests(tx, tenant, 'g.call_id = $2 and g.token_hash = $3', [
    callId,
    hashToken(token),
  ])
  return guest
}
