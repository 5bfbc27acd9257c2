import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteAccountChange } from '../../platform/identity/accounts/accountChanges'
import { redeemCode, requestCode } from '../../platform/identity/singleUse/codes'
import { redeemLinkToken, type LinkPurpose } from '../../platform/identity/singleUse/links'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../test/clinic/clinic'
import {
  enqueueAccountLetter,
  type AccountLetter,
  type AccountLetterKind,
} from '../../platform/letters/accountLetter'
import { claimLetter } from './queue/queue'
import { openPostOffice, type Letter, type PostOffice } from './test/postOffice'

const luis = personId('one', 'luis')

describe.each(ruleDatabases)('letters about accounts on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec('delete from letter; delete from single_use_code; delete from single_use_link')
    post = await openPostOffice(clinic)
  })
  afterEach(() => post.close())

  const write = (kind: AccountLetterKind, change: Partial<AccountLetter> = {}) =>
    enqueueAccountLetter(clinic.db, 'one', { kind, personId: luis, now: NOW, ...change })
  const arrived = async (now = NOW): Promise<Letter[]> => {
    await post.round(now)
    return post.arrived()
  }
  const linkOf = (letter: Letter | undefined) => new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? '')

  it.each<[AccountLetterKind, LinkPurpose, string, string]>([
    ['confirm', 'confirm', '/account-confirmed', '24 horas'],
    ['setPassword', 'setPassword', '/accept-conditions', '7 días'],
    ['reset', 'reset', '/reset-password', '60 minutos'],
    ['invitation', 'invitation', '/confirm-independent-account', '7 días'],
  ])('AUTH-064 the link of the letter %s works once and says how long', async (kind, purpose, page, life) => {
    await write(kind, { inviter: 'Carmen <b>' })
    const stored = JSON.stringify(await clinic.db.query('select payload from letter'))
    expect(stored).not.toContain('token')
    const [letter] = await arrived()
    expect(letter?.to).toBe('luis@portico.test')
    expect(letter?.text).toContain(life)
    expect(letter?.html).not.toContain('<b>')
    const { hash, search } = linkOf(letter)
    const [path, query] = hash.slice(1).split('?')
    expect([search, path]).toEqual(['', page])
    const { userId = '', token = '' } = Object.fromEntries(new URLSearchParams(query))
    expect(userId).toBe(luis)
    const owner = { tenant: 'one', personId: luis, purpose }
    expect(await redeemLinkToken(clinic.db, owner, token, NOW)).toBe(true)
    expect(await redeemLinkToken(clinic.db, owner, token, NOW)).toBe(false)
  })

  it('ACCOUNT-044 the code goes to the new address, in the language of the portal', async () => {
    const owner = { tenant: 'one', personId: luis, purpose: 'email' } as const
    const target = 'new@portico.test'
    await requestCode(clinic.db, owner, target, NOW)
    await write('emailCode', { to: target, language: 'en' })
    const [letter] = await arrived()
    expect([letter?.to, letter?.subject]).toEqual([
      target,
      'The code to change your email address: Clinic one',
    ])
    const code = /^Code: (\d{6})$/m.exec(letter?.text ?? '')?.[1] ?? ''
    expect(letter?.html).toContain(code)
    expect(await redeemCode(clinic.db, owner, { target, code }, NOW)).toBe(true)
  })

  it('ACCOUNT-044 a letter that somebody waits for goes first, and those of an import come last', async () => {
    const earlier = new Date(NOW.getTime() - 60_000)
    await write('setPassword', { now: earlier, isBulk: true })
    await write('newMessage')
    await write('reset')
    const kinds: unknown[] = []
    for (let n = 0; n < 3; n += 1) kinds.push((await claimLetter(clinic.db, clinic.tenants.ids, NOW))?.kind)
    expect(kinds).toEqual(['reset', 'newMessage', 'setPassword'])
  })

  it('ACCOUNT-044 a code that nobody waits for any more is not sent', async () => {
    await write('emailCode', { to: 'new@portico.test' })
    expect(await arrived()).toEqual([])
    expect(await clinic.db.query('select last_error from letter')).toEqual([{ last_error: 'outdated' }])
  })

  it('ACCOUNT-045 the former address gets a letter that does not name the new one', async () => {
    const facts = { kind: 'email', before: 'old@portico.test', after: 'luis@portico.test' } as const
    const change = await noteAccountChange(clinic.db, { tenant: 'one', personId: luis, now: NOW }, facts)
    await write('emailChanged', { to: 'old@portico.test', change, masked: 'l•••••s@portico.test' })
    const [letter] = await arrived()
    expect(letter?.to).toBe('old@portico.test')
    expect(letter?.text).not.toContain('luis@portico.test')
  })

  it('ACCOUNT-039 a person whose account is gone gets the last letter', async () => {
    await write('deleted', { personId: null, to: 'old@portico.test', name: 'Luis' })
    const [letter] = await arrived()
    expect([letter?.to, letter?.text]).toEqual(['old@portico.test', expect.stringContaining('Hola, Luis:')])
  })

  it('the list of letters about appointments does not contain them', async () => {
    await write('reset')
    await arrived()
    const call = await clinic.as('luis@portico.test')
    expect((await call('GET', 'api/letters/')).body).toEqual([])
  })

  it('ADMIN-038 an inactive person gets none', async () => {
    await clinic.db.query(`update person set active = false where id = $1`, [luis])
    await write('reset')
    expect(await arrived()).toEqual([])
    await clinic.db.query(`update person set active = true where id = $1`, [luis])
  })
})
