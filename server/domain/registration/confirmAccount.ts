import type { Tx } from '../../platform/db/database'
import type { OperationCall } from '../../platform/http/api/operation'
import { isUsedLink, noteUsedLinks } from '../../platform/identity/registrations/confirmations'
import { hashesOfLinks, redeemLinkToken } from '../../platform/identity/singleUse/links'
import { confirmRegistration } from './confirmRegistration'
import { alreadyConfirmed } from '../account/linkErrors'

/**
 * Confirms an address with the link of a letter: makes the person and the account of a registration, or
 * confirms the address of an account. Returns undefined for a link that does not work. Throws 409 ALREADY_CONFIRMED for one
 * that has confirmed already, and 400 for the password of a registration.
 */
export async function confirmAccount(
  call: OperationCall<'POST api/users/confirm-account'>,
): Promise<true | undefined> {
  const { db, tenant, body, now } = call
  if (await confirmRegistration(call)) return true
  if (await db.tx((tx) => confirmAddress(tx, tenant.id, body, now))) return true
  if (await isUsedLink(db, tenant.id, body.token)) throw alreadyConfirmed()
  return undefined
}

async function confirmAddress(
  tx: Tx,
  tenant: string,
  { userId, token }: { userId: string; token: string },
  now: Date,
): Promise<boolean> {
  const owner = { tenant, personId: userId, purpose: 'confirm' } as const
  const hashes = await hashesOfLinks(tx, owner)
  if (!(await redeemLinkToken(tx, owner, token, now))) return false
  await confirmEmail(tx, tenant, userId)
  await noteUsedLinks(tx, tenant, { hashes, personId: userId, now })
  return true
}

/** Records that a person has received a letter at their address. */
export const confirmEmail = (tx: Tx, tenant: string, personId: string): Promise<unknown> =>
  tx.query('update person set email_confirmed = true where tenant = $1 and id = $2', [tenant, personId])
