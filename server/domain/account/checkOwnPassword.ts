import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { Account } from '../../platform/identity/accounts/account'
import { attemptCounter, countAttempt, forgetFailures } from '../../platform/identity/accounts/attempts'
import { ACCOUNT_LIMIT } from '../../platform/identity/accounts/lockout'
import { verifyPassword } from '../../platform/identity/accounts/password'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'

/**
 * Checks the password of a person who is signed in. Throws 400 SECURITY_INFORMATION_ERROR for a wrong one, and 429
 * TOO_MANY_ATTEMPTS after five. The counter is not that of the sign-in page: neither can a stranger there keep the person
 * from it, nor does who guesses here lock the person out. Call it outside of a transaction that may roll back.
 */
export async function checkOwnPassword(
  db: Tx,
  tenant: string,
  { sub, passwordHash }: Account,
  password: string,
): Promise<void> {
  const counter = attemptCounter('reauthentication', sub, ACCOUNT_LIMIT)
  // Counted before it is compared, so that guesses at the same moment have five attempts together.
  const seconds = await countAttempt(db, tenant, [counter])
  if (seconds > 0) throw tooManyAttempts(seconds)
  if (!(await verifyPassword(password, passwordHash))) throw new HttpError(400, 'SECURITY_INFORMATION_ERROR')
  await forgetFailures(db, tenant, counter)
}
