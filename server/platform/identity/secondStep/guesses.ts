import type { Tx } from '../../db/database'
import { attemptCounter, countFailure, forgetFailures, secondsToWait } from '../accounts/attempts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from '../accounts/lockout'
import { createSerialQueue } from '../accounts/serialQueue'

/** Who guesses, and from which network address. */
export interface Guesser {
  tenant: string
  sub: string
  address: string
}

/** `wait`: the seconds until the next guess is looked at. */
export type Guess = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'locked'; wait: number }

/** Guesses at the same moment follow one another, so that each sees the failures before it. */
const inTurn = createSerialQueue()

/**
 * Looks at a code with `isRight`, unless the account or the address has guessed wrong too often: after five wrong codes of an
 * account it waits 30 s, 60 s … up to 15 minutes. Only who has done the first step gets here, so nobody else can make an
 * account wait.
 */
export const limitGuesses = (
  db: Tx,
  { tenant, sub, address }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<Guess> =>
  inTurn(`${tenant} ${sub}`, async () => {
    const byAccount = attemptCounter('secondStep', sub, ACCOUNT_LIMIT)
    const counters = [byAccount, attemptCounter('address', address, ADDRESS_LIMIT)]
    const wait = await secondsToWait(db, tenant, counters)
    if (wait > 0) return { outcome: 'locked', wait }
    if (await isRight()) {
      await forgetFailures(db, tenant, byAccount)
      return { outcome: 'right' }
    }
    await countFailure(db, tenant, counters)
    return { outcome: 'wrong' }
  })
