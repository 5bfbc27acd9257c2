import type { Tx } from '../../db/engine'
import { findAccountByEmail, normalizeEmail } from './account'
import { countAttempt, uncountAttempt, attemptCounter } from './attempts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from './lockout'
import { verifyPassword, UNUSABLE_HASH } from './password'

/** The submitted credentials and the client's network address. */
export interface Credentials {
  email: string
  password: string
  address: string
}

export type Authentication =
  { outcome: 'known'; sub: string } | { outcome: 'unknown' } | { outcome: 'locked'; seconds: number }

/**
 * Verifies e-mail and password (AUTH-001). An unknown e-mail takes as long and gets the same result as a wrong password.
 * After five failures of an e-mail, or twenty of an address, the outcome is `locked` with the seconds to wait.
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
  const isRight = await verifyPassword(password, account?.passwordHash ?? UNUSABLE_HASH)
  if (!account || !isRight) return { outcome: 'unknown' }
  await uncountAttempt(db, tenant, byAccount, byAddress)
  return { outcome: 'known', sub: account.sub }
}
