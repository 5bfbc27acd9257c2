import type { Tx } from '../../db/database'
import { listRegistrations } from '../registrations/registrations'
import { findAccountByEmail, normalizeEmail, renewHash } from './account'
import { attemptCounter, countFailure, forgetFailures, secondsToWait } from './attempts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from './lockout'
import { findHash, hashPassword, isOutdatedHash, UNUSABLE_HASH } from './password'
import { createSerialQueue } from './serialQueue'

/** The submitted credentials and the client's network address. */
export interface Credentials {
  email: string
  password: string
  address: string
  /** The name of the client's device for an account that has signed in there before (decision 203). Default: there is none. */
  deviceFor?: (sub: string) => string | undefined
}

export type Authentication =
  | { outcome: 'known'; sub: string }
  | { outcome: 'unknown' }
  /** The password of a registration whose address is not confirmed yet. */
  | { outcome: 'unconfirmed'; since: Date }
  | { outcome: 'locked'; seconds: number }

/** Attempts at the same moment follow one another, so that each sees the failures before it. */
const inTurn = createSerialQueue()

/**
 * Verifies email and password. An unknown email takes as long and gets the same result as a wrong password.
 * After five failures of an email, or twenty of an address, the outcome is `locked` with the seconds to wait. Only
 * failures count: many people of one ward may sign in from one address. A device that has signed in to the account before
 * counts for itself: failures elsewhere do not lock it. A hash of an older cost is renewed.
 */
export function authenticate(db: Tx, tenant: string, credentials: Credentials): Promise<Authentication> {
  const attempt = () => authenticateInTurn(db, tenant, credentials)
  // The email first: attempts on one account that come from everywhere must not make an address wait.
  return inTurn(`${tenant} account ${normalizeEmail(credentials.email)}`, () =>
    inTurn(`${tenant} address ${credentials.address}`, attempt),
  )
}

async function authenticateInTurn(
  db: Tx,
  tenant: string,
  { email, password, address, deviceFor }: Credentials,
): Promise<Authentication> {
  const account = await findAccountByEmail(db, tenant, email)
  const device = account && deviceFor?.(account.sub)
  const counters =
    device === undefined
      ? [
          attemptCounter('account', normalizeEmail(email), ACCOUNT_LIMIT),
          attemptCounter('address', address, ADDRESS_LIMIT),
        ]
      : [attemptCounter('device', device, ACCOUNT_LIMIT)]
  const seconds = await secondsToWait(db, tenant, counters)
  if (seconds > 0) return { outcome: 'locked', seconds }
  const registrations = account ? [] : await listRegistrations(db, tenant, email, new Date())
  const candidates = account ? [account] : registrations
  const hashes = candidates.length > 0 ? candidates.map(({ passwordHash }) => passwordHash) : [UNUSABLE_HASH]
  const hash = await findHash(password, hashes)
  const isRight = hash !== undefined
  const registration = registrations.find(({ passwordHash }) => passwordHash === hash)
  if (registration) return { outcome: 'unconfirmed', since: registration.createdAt }
  if (!account || !isRight) {
    await countFailure(db, tenant, counters)
    return { outcome: 'unknown' }
  }
  const [own] = counters
  if (own) await forgetFailures(db, tenant, own)
  if (isOutdatedHash(account.passwordHash)) await renewHash(db, tenant, account, await hashPassword(password))
  return { outcome: 'known', sub: account.sub }
}
