import type { Tx } from '../../platform/db/database'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { confirmAgain, type LetterWish } from '../../platform/identity/registrations/confirmationLetter'
import { findReader } from './resetPassword'

/**
 * Writes the letter that an address waits for: it confirms a registration or the address of an account, or it lets the
 * owner of a new account set the password and accept the conditions.
 */
export async function enqueueConfirmationAgain(
  db: Tx,
  tenant: string,
  { email, language, now }: LetterWish,
): Promise<void> {
  const personId = await findReader(db, tenant, email)
  if (personId) return confirmReader(db, tenant, { personId, language, now })
  await confirmAgain(db, tenant, { email, language, now })
}

async function confirmReader(
  db: Tx,
  tenant: string,
  letter: { personId: string; language: string; now: Date },
): Promise<void> {
  const [person] = await db.query<{ isConfirmed: boolean; isActivated: boolean }>(
    `select p.email_confirmed as "isConfirmed",
       exists (select from accepted_conditions c where c.tenant = p.tenant and c.person_id = p.id) as "isActivated"
     from person p where p.tenant = $1 and p.id = $2`,
    [tenant, letter.personId],
  )
  if (!person || person.isConfirmed) return
  const kind = person.isActivated ? 'confirm' : 'setPassword'
  await enqueueAccountLetter(db, tenant, { ...letter, kind })
}
