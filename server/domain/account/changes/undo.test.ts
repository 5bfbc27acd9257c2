// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActingEntry, User } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { hashPassword, verifyPassword } from '../../../platform/identity/accounts/password'
import { databases } from '../../../test/databases'
import { openPostOffice, type Letter, type PostOffice } from '../../letters/test/postOffice'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luis = personId('one', 'luis')
const [OLD, NEW, THIRD] = ['luis@portico.test', 'luis.nuevo@portico.test', 'tercero@portico.test']
const PASSWORD = 'Una-llave-2027'
const gone = { status: 400, body: { message: 'INVALID_TOKEN' } }

describe.each(databases)('the undo of a change on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let call: Caller
  let visitor: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    visitor = await clinic.as()
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec(
      `delete from letter; delete from single_use_code; delete from sign_in_attempt; delete from account_change;
       delete from acting_entry; update person set phone = '600 000 000' where tenant = 'one' and id = '${luis}'`,
    )
    await clinic.db.query(
      `update account set email = $1, password_hash = $2 where tenant = 'one' and sub = $3`,
      [OLD, await hashPassword(PASSWORD), luis],
    )
    clinic.setNow(NOW)
    call = await clinic.as(OLD)
    post = await openPostOffice(clinic)
  })
  afterEach(() => post.close())

  const arrived = async (now = NOW): Promise<Letter[]> => {
    await post.round(now)
    return post.arrived()
  }
  const last = async (to: string) => (await arrived()).findLast((letter) => letter.to === to)
  const later = (seconds: number) => {
    const now = new Date(NOW.getTime() + seconds * 1000)
    clinic.setNow(now)
    return now
  }
  const tokenOf = (letter: Letter | undefined) => {
    const { hash, search } = new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none')
    expect([search, hash.split('?')[0]], 'no server sees the token').toEqual(['', '#/undoChange'])
    return new URLSearchParams(hash.split('?')[1]).get('token') ?? ''
  }
  const changeEmail = async (email: string, as = call) => {
    await clinic.db.exec('delete from single_use_code; delete from sign_in_attempt; delete from letter')
    await as('POST', 'api/users/request-change-email', { email })
    const token = /\b\d{6}\b/.exec((await last(email))?.text ?? '')?.[0] ?? ''
    expect((await as('POST', 'api/users/verify-change-email', { email, token })).status).toBe(204)
  }
  const changePhone = async (phone: string) => {
    await call('POST', 'api/users/request-change-phone', { phone })
    const token = /\b\d{6}\b/.exec(clinic.messages.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await call('POST', 'api/users/verify-change-phone', { phone, token })).status).toBe(204)
  }
  const read = (token: string) => visitor('POST', 'api/account-change', { token })
  const undo = (token: string) => visitor('POST', 'api/account-change/undo', { token })
  const stored = async () => {
    const [row] = await clinic.db.query<{ email: string; hash: string; phone: string | null }>(
      `select a.email, a.password_hash as hash, p.phone from account a join person p on p.tenant = a.tenant and p.id = a.sub
       where a.tenant = 'one' and a.sub = $1`,
      [luis],
    )
    return row ?? { email: '', hash: '', phone: null }
  }

  it('ACCOUNT-045 the former address gets a letter that undoes the change; opening its page does nothing', async () => {
    const other = await clinic.as(OLD)
    await changeEmail(NEW)
    expect((await other('GET', 'api/users/data')).status, 'the other sessions end').toBe(401)
    const letter = await last(OLD)
    expect([letter?.text.includes(NEW), letter?.text.includes('l•••••o@portico.test')]).toEqual([false, true])
    expect(letter?.text).toContain('7 días')
    const token = tokenOf(letter)
    const facts = { kind: 'email', before: OLD, after: 'l•••••o@portico.test', changedAt: NOW.toISOString() }
    for (let count = 0; count < 3; count++) expect((await read(token)).body).toEqual(facts)
    expect((await stored()).email).toBe(NEW)
    expect((await undo(token)).status).toBe(204)
    const after = await stored()
    expect([after.email, await verifyPassword(PASSWORD, after.hash)]).toEqual([OLD, false])
    expect((await call('GET', 'api/users/data')).status, 'every session ends').toBe(401)
    expect(await undo(token), 'it works once').toMatchObject(gone)
    const letters = await arrived()
    expect(letters.findLast(({ to }) => to === OLD)?.text).toContain('/reset-password')
    expect(letters.findLast(({ to }) => to === NEW)?.text).not.toContain('undoChange')
  })

  it('the log of the person has the changes and their undo', async () => {
    await changeEmail(NEW)
    await undo(tokenOf(await last(OLD)))
    const log = (await (await clinic.as(OLD))('GET', 'api/users/acting-log')).body as ActingEntry[]
    expect(log.map(({ as, action }) => [as, action])).toEqual([
      ['self', 'changesUndone'],
      ['self', 'emailChanged'],
    ])
  })

  it('after two changes in a row the first letter undoes both, and the second no longer works', async () => {
    await changeEmail(NEW)
    const first = tokenOf(await last(OLD))
    await changeEmail(THIRD)
    const second = tokenOf(await last(NEW))
    expect((await undo(first)).status).toBe(204)
    expect((await stored()).email).toBe(OLD)
    expect(await undo(second)).toMatchObject(gone)
  })

  it('the second letter undoes its own change, and the first still undoes the rest', async () => {
    await changeEmail(NEW)
    const first = tokenOf(await last(OLD))
    await changeEmail(THIRD)
    expect((await undo(tokenOf(await last(NEW)))).status).toBe(204)
    expect((await stored()).email).toBe(NEW)
    expect((await undo(first)).status).toBe(204)
    expect((await stored()).email).toBe(OLD)
  })

  it('ACCOUNT-047 undoing a change of address also restores the telephone that was changed later', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    await changePhone('655 120 304')
    expect((await undo(token)).status).toBe(204)
    expect(await stored()).toMatchObject({ email: OLD, phone: '600 000 000' })
  })

  it('ACCOUNT-047 the letter about a telephone restores it', async () => {
    await changePhone('655 120 304')
    const token = tokenOf(await last(OLD))
    expect((await read(token)).body).toMatchObject({
      kind: 'phone',
      before: '600 000 000',
      after: '•••••304',
    })
    expect((await undo(token)).status).toBe(204)
    expect(await stored()).toMatchObject({ email: OLD, phone: '600 000 000' })
  })

  it('ACCOUNT-040 a changed password is told, and "it was not me" ends it and every session', async () => {
    const body = { oldPassword: PASSWORD, newPassword: 'Otra-llave-1', newPasswordVerify: 'Otra-llave-1' }
    expect((await call('POST', 'api/users/changePassword', body)).status).toBe(204)
    const token = tokenOf(await last(OLD))
    expect((await read(token)).body).toMatchObject({ kind: 'password', before: null, after: null })
    expect((await undo(token)).status).toBe(204)
    const { hash } = await stored()
    expect([await verifyPassword('Otra-llave-1', hash), await verifyPassword(PASSWORD, hash)]).toEqual([
      false,
      false,
    ])
    expect((await call('GET', 'api/users/data')).status).toBe(401)
    expect((await last(OLD))?.text).toContain('/reset-password')
  })

  it('a sign-out everywhere does not end the undo, and seven days do', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    await call('DELETE', 'api/users/sessions')
    later(7 * 86_400 - 1)
    expect((await read(token)).status).toBe(200)
    later(7 * 86_400)
    expect([await read(token), await undo(token)]).toMatchObject([gone, gone])
    expect((await stored()).email).toBe(NEW)
  })

  it('a former address that has another account meanwhile is not taken from it, and nothing changes', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    const ana = personId('one', 'ana')
    await clinic.db.query(`update account set email = $1 where tenant = 'one' and sub = $2`, [OLD, ana])
    expect(await undo(token)).toMatchObject({ status: 400, body: { message: 'EMAIL_EXISTS' } })
    expect((await call('GET', 'api/users/data')).status).toBe(200)
    await clinic.db.exec(
      `update account set email = 'ana@portico.test' where tenant = 'one' and sub = '${ana}'`,
    )
    expect((await undo(token)).status, 'the link still works then').toBe(204)
  })

  it('an address that an administrator has written since stays', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    await clinic.db.query(`update account set email = $1 where tenant = 'one' and sub = $2`, [THIRD, luis])
    expect(await undo(token)).toMatchObject(gone)
    expect((await stored()).email).toBe(THIRD)
  })

  it('what was joined to the account since the change is removed from it', async () => {
    await clinic.db.exec(
      `insert into external_identity (tenant, issuer, subject, sub, linked_at) values
       ('one', 'https://id.example', 'before', '${luis}', '2026-01-01'),
       ('one', 'https://id.example', 'after', '${luis}', '2027-02-01')`,
    )
    await clinic.db.exec(
      `insert into second_step_factor (tenant, sub, kind, name, secret, created_at) values
       ('one', '${luis}', 'app', 'before', 's', '2026-01-01'), ('one', '${luis}', 'app', 'after', 's', '2027-02-01');
       insert into recovery_code (tenant, sub, code_hash) values ('one', '${luis}', 'h')`,
    )
    await changeEmail(NEW)
    await undo(tokenOf(await last(OLD)))
    const factors = await clinic.db.query(`select name from second_step_factor where sub = '${luis}'`)
    expect(factors).toEqual([{ name: 'before' }])
    expect(await clinic.db.query('select from recovery_code')).toEqual([])
    await clinic.db.exec('delete from second_step_factor')
    const left = await clinic.db.query(`select subject from external_identity where sub = '${luis}'`)
    expect(left).toEqual([{ subject: 'before' }])
  })

  it('two clicks at once undo it once', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    const clicks = await Promise.all([undo(token), undo(token), undo(token)])
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(101)])(
    'AUTH-064 the token "%s" undoes nothing',
    async (token) => {
      expect([(await read(token)).status, (await undo(token)).status]).toEqual([400, 400])
    },
  )

  it('nobody reads the present address of another person with the token', async () => {
    await changeEmail(NEW)
    const { body } = await read(tokenOf(await last(OLD)))
    expect(JSON.stringify(body)).not.toContain(NEW)
    expect(((await call('GET', 'api/users/data')).body as User).email).toBe(NEW)
  })

  it('ACCOUNT-039 a deletion is told to the former address too, and ends the undo', async () => {
    await changeEmail(NEW)
    const token = tokenOf(await last(OLD))
    expect((await call('DELETE', 'api/users')).status).toBe(204)
    const letters = (await arrived()).filter(({ subject }) => subject.includes('se ha borrado'))
    expect(letters.map(({ to }) => to).toSorted()).toEqual([OLD, NEW].toSorted())
    expect(await undo(token)).toMatchObject(gone)
    expect(await clinic.db.query('select from account_change')).toEqual([])
  })
})
