import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/database'
import { ruleDatabases } from '../../../test/databases'
import { FAST_COST } from '../../../test/passwordSetup'
import { openMigratedDb } from '../../../test/seededDatabases'
import { createAccount, findAccountByEmail } from './account'
import { authenticate, type Credentials } from './authenticate'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT } from './lockout'
import { hashPassword, setPasswordCost } from './password'

const CROWD = ADDRESS_LIMIT * 2
const emailOf = (number: number) => `nurse${number}@portico.test`

describe.each(ruleDatabases)('attempts to sign in on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
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

  describe('from a device that has signed in before', () => {
    const own = { email: emailOf(0), password: 'Portico2026', address: ward }
    const device = (sub: string) => (sub === 'nurse0' ? 'own device' : undefined)
    const guess = (more: Partial<Credentials> = {}) => signIn({ ...own, password: 'no', ...more })
    const guessUntilLocked = async (more?: Partial<Credentials>) => {
      const results: string[] = []
      while (results.length < CROWD && results.at(-1) !== 'locked') results.push((await guess(more)).outcome)
      return results.length - 1
    }

    it('AUTH-001 a stranger who guesses from elsewhere, or from the same network, locks out strangers only', async () => {
      expect(await guessUntilLocked({ address: '203.0.113.99' })).toBe(ACCOUNT_LIMIT)
      for (let number = 1; number < ADDRESS_LIMIT; number++) await guess({ email: emailOf(number) })
      expect(await signIn(own)).toMatchObject({ outcome: 'locked' })
      expect(await signIn({ ...own, deviceFor: device })).toMatchObject({ outcome: 'known', sub: 'nurse0' })
      // Its sign-in gives the strangers no more guesses.
      expect(await guess({ address: '203.0.113.98' })).toMatchObject({ outcome: 'locked' })
    })

    it('AUTH-001 the device guesses five times itself, which locks nobody else', async () => {
      expect(await guessUntilLocked({ deviceFor: device })).toBe(ACCOUNT_LIMIT)
      expect(await signIn({ ...own, deviceFor: device })).toMatchObject({ outcome: 'locked' })
      expect(await signIn({ ...own, deviceFor: () => 'another device' })).toMatchObject({ outcome: 'known' })
      expect(await signIn(own)).toMatchObject({ outcome: 'known' })
    })

    it('AUTH-001 it is known for its own account only', async () => {
      const other = { email: emailOf(1), deviceFor: device }
      expect(await guessUntilLocked(other)).toBe(ACCOUNT_LIMIT)
      expect(await signIn({ ...own, email: emailOf(1) })).toMatchObject({ outcome: 'locked' })
    })
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
