import type { CallGuest, CallGuestInvitation, CallGuestInvited } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { invalidField } from '../../../platform/errors/invalidField'
import { hashToken } from '../../../platform/secrets/token'
import { createGuestToken, repeatableGuestToken } from '../../../platform/sessions/visits/guestSession'
import { visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import type { CallContext } from '../callContext'
import { changeGuests, MAX_GUESTS, readGuest, selectGuests } from './guestQueries'
import { notifyGuestsChanged } from './signals'

/**
 * Invites somebody into a call in progress, as its doctor or its patient. The other side is asked. `origin`: where the portal
 * is. With a key a repeated request gets the same link, and invites nobody twice. Throws 404 for the call of others, and 409 CALL_OVER,
 * CALL_FULL, or IDEMPOTENCY_KEY_REUSED for the key of somebody else's invitation.
 */
export async function inviteGuest(
  context: CallContext,
  callId: number,
  { name, kind }: CallGuestInvitation,
  origin: string,
  key?: string,
): Promise<CallGuestInvited> {
  const { tenant, now } = context
  const { result, call } = await changeGuests(context, callId, async (tx, side) => {
    const token = await tokenOf(tx, context, callId, key)
    const known = await findInvited(tx, tenant.id, callId, token)
    if (known) {
      const isSame = known.name === name.trim() && known.kind === kind
      if (!isSame) throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED')
      return { guest: known, token, isNew: false }
    }
    const [count] = await tx.query<{ open: number }>(
      `select count(*)::int as open from call_guest where tenant = $1 and call_id = $2 and removed_at is null
         and is_allowed is distinct from false and left_at is null`,
      [tenant.id, callId],
    )
    if ((count?.open ?? 0) >= MAX_GUESTS) throw new HttpError(409, 'CALL_FULL')
    const [made] = await tx.query<{ id: number }>(
      `insert into call_guest (tenant, call_id, name, kind, invited_by, invited_at, token_hash)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [tenant.id, callId, name.trim(), kind, side, now.toISOString(), hashToken(token)],
    )
    return { guest: await readGuest(tx, tenant.id, callId, made?.id ?? 0), token, isNew: true }
  })
  const { guest, token, isNew } = result
  if (isNew) await notifyGuestsChanged(context, call)
  return { guest, url: visitLinkUrl(`${origin}/`, token) }
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
