import type { Tx } from '../../platform/db/database'
import { createAccount, normalizeEmail } from '../../platform/identity/accounts/account'
import { UNUSABLE_HASH } from '../../platform/identity/accounts/password'
import { deleteUnused } from './deleteUnused'

/**
 * Accepts an invitation, in the transaction that redeems its link. Where the address has an account already, its person
 * joins the family, and the person that the invitation created is deleted unless they have an appointment: nobody gets a
 * second account. Otherwise the invited person gets an account, whose password is set by the caller. Returns the person who
 * joins.
 */
export async function acceptInvitation(tx: Tx, tenant: string, invitedId: string): Promise<string> {
  const [person] = await tx.query<{ email: string | null }>(
    'select email from person where tenant = $1 and id = $2 for update',
    [tenant, invitedId],
  )
  const email = normalizeEmail(person?.email ?? '')
  // Of two families that have invited an address, the second to be accepted finds the account of the first.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`invitation ${tenant} ${email}`])
  const [account] = await tx.query<{ sub: string }>(
    'select sub from account where tenant = $1 and (sub = $2 or email = $3) order by sub = $2 desc limit 1',
    [tenant, invitedId, email],
  )
  if (account && account.sub !== invitedId) {
    await joinAs(tx, tenant, invitedId, account.sub)
    return account.sub
  }
  if (!account)
    await createAccount(tx, { tenant, sub: invitedId, email, roles: [], passwordHash: UNUSABLE_HASH })
  await tx.query('update family_link set invited_at = null where tenant = $1 and member_id = $2', [
    tenant,
    invitedId,
  ])
  return invitedId
}

async function joinAs(tx: Tx, tenant: string, invitedId: string, personId: string): Promise<void> {
  await tx.query(
    `insert into family_link (tenant, admin_id, member_id, dependent)
     select tenant, admin_id, $3, false from family_link
     where tenant = $1 and member_id = $2 and admin_id <> $3 on conflict do nothing`,
    [tenant, invitedId, personId],
  )
  await tx.query('delete from family_link where tenant = $1 and member_id = $2', [tenant, invitedId])
  // With an appointment they stay: the centre keeps it, and may join both records.
  await deleteUnused(tx, tenant, invitedId)
}
