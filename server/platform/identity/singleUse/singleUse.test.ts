import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/database'
import { databases } from '../../../test/databases'
import { openMigratedDb } from '../../../test/seededDatabases'
import { CODE_MINUTES } from '../../secrets/codeLifetime'
import { issueCode, MAX_WRONG_CODES, redeemCode, requestCode, RESEND_SECONDS } from './codes'
import { signOutEverywhere } from '../protocol/adapter'
import { signOutElsewhere } from '../../sessions/sessions'
import { createLinkToken, LINK_LIFE, redeemLinkToken, type LinkOwner } from './links'

const NOW = new Date('2027-01-11T07:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const owner: LinkOwner = { tenant: 'one', personId: 'ana', purpose: 'reset' }
const email = { tenant: 'one', personId: 'ana', purpose: 'email' } as const
const target = 'new@portico.test'

describe.each(databases)('single-use links and codes on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openMigratedDb(database)
    await db.exec(`insert into person (tenant, id, name)
      values ('one', 'ana', 'Ana'), ('one', 'eva', 'Eva'), ('two', 'ana', 'Ana')`)
  }, 60_000)
  beforeEach(() =>
    db.exec('delete from single_use_link; delete from single_use_code; delete from sign_in_attempt'),
  )
  afterAll(() => db.close())

  const isUsed = (token: string, change: Partial<LinkOwner> = {}, now = NOW) =>
    redeemLinkToken(db, { ...owner, ...change }, token, now)

  it('AUTH-064 a link works once, and ends the others of its purpose', async () => {
    const first = await createLinkToken(db, owner, NOW)
    const second = await createLinkToken(db, owner, NOW)
    const other = await createLinkToken(db, { ...owner, purpose: 'confirm' }, NOW)
    expect(await isUsed(first)).toBe(true)
    expect([await isUsed(first), await isUsed(second)]).toEqual([false, false])
    expect(await isUsed(other, { purpose: 'confirm' })).toBe(true)
  })

  it('AUTH-064 a link works for no other tenant, person or purpose, and a wrong one does not work', async () => {
    const token = await createLinkToken(db, owner, NOW)
    const wrong: [string, Partial<LinkOwner>][] = [
      [token, { tenant: 'two' }],
      [token, { personId: 'eva' }],
      [token, { purpose: 'invitation' }],
      [token.slice(1), {}],
      ['', {}],
    ]
    for (const [value, change] of wrong) expect(await isUsed(value, change)).toBe(false)
    expect(await isUsed(token)).toBe(true)
  })

  it('AUTH-064 a link expires', async () => {
    const token = await createLinkToken(db, owner, NOW)
    const end = LINK_LIFE.reset * 60
    expect(await isUsed(token, {}, later(end))).toBe(false)
    expect(await isUsed(await createLinkToken(db, owner, NOW), {}, later(end - 1))).toBe(true)
  })

  it('AUTH-064 C-147 a new password, and signing out everywhere, end the links that were sent before', async () => {
    const send = async () => ({
      reset: await createLinkToken(db, owner, NOW),
      setPassword: await createLinkToken(db, { ...owner, purpose: 'setPassword' }, NOW),
      confirm: await createLinkToken(db, { ...owner, purpose: 'confirm' }, NOW),
    })
    const work = async (links: Awaited<ReturnType<typeof send>>) =>
      Promise.all(
        (['reset', 'setPassword', 'confirm'] as const).map((purpose) => isUsed(links[purpose], { purpose })),
      )
    const ofOther = await createLinkToken(db, { ...owner, personId: 'eva' }, NOW)
    expect(await work(await send())).toEqual([true, true, true])
    const links = await send()
    await signOutElsewhere(db, 'one', 'ana', 'this session')
    expect(await work(links)).toEqual([false, false, true])
    const again = await send()
    await signOutEverywhere(db, 'one', 'ana')
    expect(await work(again)).toEqual([false, false, false])
    expect(await isUsed(ofOther, { personId: 'eva' })).toBe(true)
  })

  it('neither a token nor a code lies in the database', async () => {
    const token = await createLinkToken(db, owner, NOW)
    const code = await makeCode()
    const rows = JSON.stringify([
      await db.query('select * from single_use_link'),
      await db.query('select * from single_use_code'),
    ])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(`"${code}"`)
  })

  const makeCode = async (now = NOW): Promise<string> => {
    expect(await requestCode(db, email, target, now)).toBe(0)
    return (await issueCode(db, email, target, now)) ?? ''
  }
  const isRight = (code: string, now = NOW, to = target) => redeemCode(db, email, { target: to, code }, now)
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

  it('ACCOUNT-045 a code of six digits proves its own target once', async () => {
    const code = await makeCode()
    expect(code).toMatch(/^\d{6}$/)
    expect(await isRight(code, NOW, 'other@portico.test')).toBe(false)
    expect(await isRight(code)).toBe(true)
    expect(await isRight(code)).toBe(false)
  })

  it('ACCOUNT-045 a code is valid for ten minutes', async () => {
    const code = await makeCode()
    expect(await isRight(code, later(CODE_MINUTES * 60))).toBe(false)
    expect(await isRight(code, later(CODE_MINUTES * 60 - 1))).toBe(true)
  })

  it('ACCOUNT-045 five wrong codes end a code, also at the same moment', async () => {
    const code = await makeCode()
    const wrong = Array.from({ length: MAX_WRONG_CODES }, () => isRight(wrongFor(code)))
    expect(await Promise.all(wrong)).toEqual(Array.from({ length: MAX_WRONG_CODES }, () => false))
    expect(await isRight(code)).toBe(false)
    expect(await issueCode(db, email, target, NOW), 'it is not made again').toBeUndefined()
  })

  it('ACCOUNT-044 a code is sent again after a minute, and the earlier one ends', async () => {
    const code = await makeCode()
    expect(await requestCode(db, email, target, later(RESEND_SECONDS - 20))).toBe(20)
    const next = await makeCode(later(RESEND_SECONDS))
    expect(next === code || !(await isRight(code, later(RESEND_SECONDS)))).toBe(true)
    expect(await isRight(next, later(RESEND_SECONDS))).toBe(true)
  })

  it('ACCOUNT-044 after three codes the next one has to wait longer', async () => {
    const waits: number[] = []
    for (let count = 0; count < 4; count += 1)
      waits.push(await requestCode(db, email, target, later(count * RESEND_SECONDS)))
    expect(waits.slice(0, 3)).toEqual([0, 0, 0])
    expect(waits[3]).toBeGreaterThan(0)
  })
})
