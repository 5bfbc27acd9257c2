import type { CallGuestInvitation, CallGuestInvited } from '../../../../schemas/generated/entities'
import { HttpError } from '../../../platform/errors/httpError'
import { hashToken } from '../../../platform/secrets/token'
import { createGuestToken } from '../../../platform/sessions/visits/guestSession'
import { visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import type { CallContext } from '../callContext'
import { changeGuests, MAX_GUESTS, readGuest } from './guestQueries'
import { notifyGuestsChanged } from './signals'

/**
 * Invites somebody into a call in progress, as its doctor or its patient. The other side is asked. `origin`: where the portal
 * is. Throws 404 for the call of others, and 409 CALL_OVER or CALL_FULL.
 */
export async function inviteGuest(
  context: CallContext,
  callId: number,
  { name, kind }: CallGuestInvitation,
  origin: string,
): Promise<CallGuestInvited> {
  const { tenant, now } = context
  const token = createGuestToken()
  const { result: guest, call } = await changeGuests(context, callId, async (tx, side) => {
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
    return readGuest(tx, tenant.id, callId, made?.id ?? 0)
  })
  await notifyGuestsChanged(context, call)
  return { guest, url: visitLinkUrl(`${origin}/`, token) }
}
