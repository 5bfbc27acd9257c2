import type { PasswordLink } from '../../../schemas/generated/entities'
import type { OperationCall } from '../../platform/http/api/operation'
import { findAccount } from '../../platform/identity/accounts/account'
import { findLinkEnd } from '../../platform/identity/singleUse/links'

/**
 * Reads for which account a link sets a password, so that a dead one is known before anything is typed. It uses nothing. Undefined for a
 * link that does not work.
 */
export async function readPasswordLink({
  db,
  tenant,
  body: { userId: personId, token },
  now,
}: OperationCall<'POST api/users/password-link'>): Promise<PasswordLink | undefined> {
  for (const purpose of ['reset', 'setPassword'] as const) {
    const end = await findLinkEnd(db, { tenant: tenant.id, personId, purpose }, token)
    if (end === undefined || end <= now) continue
    const account = await findAccount(db, tenant.id, personId)
    return account && { email: account.email }
  }
  return undefined
}
