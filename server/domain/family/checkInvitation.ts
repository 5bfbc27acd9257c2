import type { IndependentUser } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import type { Change } from '../entities/history/change'
import { fieldError } from '../entities/records/fieldError'
import { agreementOf } from './dependents'
import { checkAgreement, checkBirthDate, independentRecord } from './memberRecord'
import type { FamilyOwner } from './owner'

/** Rejects an invitation that breaks a rule of the form: an adult (C-143), a phone, an agreement, an address. */
export async function checkInvitation(
  tx: Tx,
  change: Change,
  owner: FamilyOwner,
  body: IndependentUser,
): Promise<void> {
  const { rules, today, tenant } = change
  checkBirthDate(body, change)
  const notAdult = rules.adultBirthDate(body.birthDate, today)
  if (notAdult) throw fieldError('/birthDate', notAdult, { age: rules.adultAge })
  const wrongPhone = rules.phone(body.phone ?? '')
  if (wrongPhone) throw fieldError('/phone', wrongPhone)
  checkAgreement(independentRecord(body), owner, body.id ? await agreementOf(tx, tenant, body.id) : null)
  // Of two invitations of an address at once, the second finds the member of the first.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [
    `invitation ${tenant} ${owner.id} ${normalizeEmail(body.email)}`,
  ])
  await refuseKnownAddress(tx, tenant, owner, body)
}

/** Rejects the address of the family administrator or of another member: both are known to the inviting person. */
async function refuseKnownAddress(
  tx: Tx,
  tenant: string,
  owner: FamilyOwner,
  { id = '', email }: IndependentUser,
): Promise<void> {
  const address = normalizeEmail(email)
  const members = await tx.query<{ email: string }>(
    `select p.email from family_link l join person p on p.tenant = l.tenant and p.id = l.member_id
     where l.tenant = $1 and l.admin_id = $2 and l.member_id <> $3 and p.email is not null`,
    [tenant, owner.id, id],
  )
  const known = [...members.map((member) => member.email), ...(owner.email ? [owner.email] : [])]
  if (known.some((other) => normalizeEmail(other) === address)) throw fieldError('/email', 'unique')
}
