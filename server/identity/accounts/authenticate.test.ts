import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/engine'
import { ruleEngines } from '../../test/engines'
import { FAST_COST } from '../../test/passwordSetup'
import { openMigratedDb } from '../../test/seededDatabases'
import { createAccount, findAccountByEmail } from './account'
import { authenticate, type Credentials } from './authenticate'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from './lockout'
import { hashPassword, setPasswordCost } from './password'

const CROWD = ADDRESS_LIMIT * 2
const emailOf = (number: number) => `nurse${number}@portico.test`

describe.each(ruleEngines)('attempts to sign in on %s', (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(engine)
    const passwordHash = await hashPassword('Portico2026')
    for (let number = 0; number < CROWD; number += 1) {
      const account = { tenant: 'one', sub: `nurse${number}`, email: emailOf(number), roles: [] }
      await createAccount(db, { ...account, passwordHash })
    }
  }, 60_000)
  beforeEach(() => db.exec('delete from sign_in_attempt'))
  afterAll(() => db.close())

  const signIn = (credentials: Credentials) => authenticate(db, 'one', credentials)

  /** The outcomes of attempts at the same moment, and how often there is each. */
  async function outcomes(attempt: (number: number) => { email: string; password: string; address: string }) {
    const results = await Promise.all(Array.from({ length: CROWD }, (_, number) => signIn(attempt(number))))
    return Object.fromEntries(
      ['known', 'unknown', 'locked'].map((kind) => [
        kind,
        results.filter(({ outcome }) => outcome === kind).length,
      ]),
    )
  }
  const ward = '203.0.113.7'

  it('AUTH-001 a whole ward signs in from one address at once', async () => {
    const all = await outcomes((number) => ({
      email: emailOf(number),
      password: 'Portico2026',
      address: ward,
    }))
    expect(all).toEqual({ known: CROWD, unknown: 0, locked: 0 })
  })

  it('AUTH-001 a password is guessed five times at most, however many ask at once from everywhere', async () => {
    const all = await outcomes((number) => ({
      email: emailOf(0),
      password: 'no',
      address: `203.0.113.${number}`,
    }))
    expect(all).toEqual({ known: 0, unknown: ACCOUNT_LIMIT, locked: CROWD - ACCOUNT_LIMIT })
  })

  it('AUTH-001 an address guesses twenty times at most, and its own sign-in does not give it more', async () => {
    const own = { email: emailOf(CROWD - 1), password: 'Portico2026', address: ward }
    const all = await outcomes((number) =>
      number === 0 ? own : { email: emailOf(number - 1), password: 'no', address: ward },
    )
    expect(all).toEqual({ known: 1, unknown: ADDRESS_LIMIT, locked: CROWD - ADDRESS_LIMIT - 1 })
    expect(await signIn(own)).toMatchObject({ outcome: 'locked' })
  })

  it('AUTH-001 a sign-in renews a hash of an older cost, and the password stays the same', async () => {
    const own = { email: emailOf(1), password: 'Portico2026', address: ward }
    const hash = async () => (await findAccountByEmail(db, 'one', own.email))?.passwordHash ?? ''
    const before = await hash()
    await signIn(own)
    expect(await hash()).toBe(before)
    setPasswordCost({ N: 2 ** 11, r: 8, p: 1 })
    try {
      await signIn({ ...own, password: 'no' })
      expect(await hash()).toBe(before)
      await signIn(own)
      expect(await hash()).toMatch(/^scrypt\$2048\$8\$1\$/)
      expect(await signIn(own)).toMatchObject({ outcome: 'known' })
    } finally {
      setPasswordCost(FAST_COST)
    }
  })
})
