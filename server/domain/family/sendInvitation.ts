import type { Tx } from '../../platform/db/database'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import { attemptCounter, countAttempt } from '../../platform/identity/accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../../platform/identity/accounts/lockout'
import { endLinks } from '../../platform/identity/singleUse/links'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import type { Change } from '../entities/history/change'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import type { FamilyOwner } from './owner'

/** Who invites, and the language of their portal. */
export interface Inviter {
  owner: FamilyOwner
  language: string
}

/**
 * Sends the letter of an invitation; the links of earlier ones end. Throws 429 with the seconds to wait when the address
 * or the family administrator has had too many letters: then the transaction stores nothing.
 */
export async function sendInvitation(
  tx: Tx,
  { tenant, now }: Change,
  { owner, language }: Inviter,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const seconds = await countAttempt(tx, tenant, [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', `invitations of ${owner.id}`, ADDRESS_LIMIT),
  ])
  if (seconds > 0) throw tooManyAttempts(seconds)
  await endLinks(tx, { tenant, personId, purpose: 'invitation' })
  await tx.query('update family_link set invited_at = $3 where tenant = $1 and member_id = $2', [
    tenant,
    personId,
    now.toISOString(),
  ])
  await enqueueAccountLetter(tx, tenant, {
    kind: 'invitation',
    personId,
    inviter: owner.name,
    language,
    now,
  })
}
