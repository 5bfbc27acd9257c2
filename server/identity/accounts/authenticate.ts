import type { Tx } from '../../db/engine'
import { findAccountByEmail, normalizeEmail } from './account'
import { countAttempt, uncountAttempt, attemptCounter } from './attempts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from './lockout'
import { verifyPassword, UNUSABLE_HASH } from './password'

/** What a person typed, and the network address it came from. */
export interface Credentials {
  email: string
  password: string
  address: string
}

export type Authentication =
  { outcome: 'known'; sub: string } | { outcome: 'unknown' } | { outcome: 'locked'; seconds: number }

/**
 * Compares e-mail and password (AUTH-001). An unknown e-mail costs and answers the same as a wrong password.
 * After five failures of an e-mail, or twenty of an address, it answers `locked` with the seconds to wait.
 */
export async function authenticate(
  db: Tx,
  tenant: string,
  { email, password, address }: Credentials,
): Promise<Authentication> {
  const byAccount = attemptCounter('account', normalizeEmail(email), ACCOUNT_LIMIT)
  const byAddress = attemptCounter('address', address, ADDRESS_LIMIT)
  const seconds = await countAttempt(db, tenant, [byAccount, byAddress])
  if (seconds > 0) return { outcome: 'locked', seconds }
  const account = await findAccountByEmail(db, tenant, email)
  const right = await verifyPassword(password, account?.passwordHash ?? UNUSABLE_HASH)
  if (!account || !right) return { outcome: 'unknown' }
  await uncountAttempt(db, tenant, byAccount, byAddress)
  return { outcome: 'known', sub: account.sub }
}
