import type { Tx } from '../../db/database'
import { normalizeEmail } from '../accounts/account'
import { listRegistrations } from './registrations'
import { enqueueAccountLetter } from '../../letters/accountLetter'

/**
 * Writes the letter that confirms a registration, unless one to the address waits to be sent: the link of a letter confirms
 * whichever registration of the address the password belongs to.
 */
export async function enqueueConfirmation(
  tx: Tx,
  tenant: string,
  { id, email, language, now }: { id: string; email: string; language: string; now: Date },
): Promise<void> {
  const waiting = await tx.query(
    `select 1 from letter where tenant = $1 and kind = 'confirm' and payload ->> 'to' = $2
       and handed_over_at is null and failed_at is null and expires_at > $3::timestamptz`,
    [tenant, email, now.toISOString()],
  )
  if (waiting.length > 0) return
  const letter = { kind: 'confirm', personId: null, registration: id, to: email, language, now } as const
  await enqueueAccountLetter(tx, tenant, letter)
}

/** Who asks for a letter, and the language of their page. */
export interface LetterWish {
  email: string
  language: string
  now: Date
}

/** Writes the letter that confirms a registration again, if one of the address waits. Returns whether one does. */
export async function confirmAgain(
  db: Tx,
  tenant: string,
  { email, language, now }: LetterWish,
): Promise<boolean> {
  const [registration] = await listRegistrations(db, tenant, email, now)
  if (!registration) return false
  await enqueueConfirmation(db, tenant, { id: registration.id, email: normalizeEmail(email), language, now })
  return true
}
