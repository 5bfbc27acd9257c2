import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import {
  attemptCounter,
  countAttempt,
  countFailure,
  secondsToWait,
} from '../../platform/identity/accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../../platform/identity/accounts/lockout'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import { WRONG_PASSWORD } from './linkErrors'

/** The tenant and the network address that a request comes from. */
interface Origin {
  db: Tx
  tenant: { id: string }
  clientAddress: string
}

/**
 * Counts a letter that somebody asks for without a session, whether or not the address has an account. Throws 429 after
 * three in a row for an email, or twenty from a network address.
 */
export async function limitLetters({ db, tenant, clientAddress }: Origin, email: string): Promise<void> {
  refuse(
    await countAttempt(db, tenant.id, [
      attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
      attemptCounter('mail', clientAddress, ADDRESS_LIMIT),
    ]),
  )
}

/**
 * Runs what a link allows. Only failures count, wrong passwords too: after twenty from a network address it throws 429.
 */
export async function limitGuesses<T>(
  { db, tenant, clientAddress }: Origin,
  use: () => Promise<T | undefined>,
): Promise<T> {
  const counters = [attemptCounter('address', `link ${clientAddress}`, ADDRESS_LIMIT)]
  refuse(await secondsToWait(db, tenant.id, counters))
  const count = () => countFailure(db, tenant.id, counters)
  const result = await use().catch(async (error: unknown) => {
    if (error instanceof HttpError && error.message === WRONG_PASSWORD) await count()
    throw error
  })
  if (result !== undefined) return result
  await count()
  throw new HttpError(400, 'INVALID_TOKEN')
}

function refuse(seconds: number): void {
  if (seconds > 0) throw tooManyAttempts(seconds)
}
