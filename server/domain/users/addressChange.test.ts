// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminUser } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { createLinkToken } from '../../platform/identity/singleUse/links'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const path = 'api/users/admin'
const doctor = personId('one', 'doctor')

describe.each(ruleDatabases)('the address of an account on %s', (database) => {
  let clinic: Clinic
  /** Administers users and nothing else. */
  let clerk: Caller
  let admin: Caller
  let sentBefore = 0
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    const roles = ['UsersAdministrator']
    await admin('POST', path, { name: 'Clara', email: 'clerk@portico.test', roles })
    clerk = await clinic.as('clerk@portico.test')
  }, STARTUP_TIMEOUT)
  beforeEach(() => (sentBefore = clinic.letters.length))
  afterAll(() => clinic.close())

  const letters = () => clinic.letters.slice(sentBefore)

  const read = async (id: string) => (await admin('GET', `${path}/${id}`)).body as AdminUser
  const save = async (who: Caller, id: string, change: object) => {
    const { name, roles: _roles, ...rest } = await read(id)
    const { id: _id, active: _active, emailConfirmed: _confirmed, ...body } = { ...rest, name }
    return who('PUT', `${path}/${id}`, { ...body, ...change })
  }
  const created = async (email?: string) =>
    ((await clerk('POST', path, { name: 'Eva', ...(email && { email }) })).body as { id: string }).id

  it.each([{ email: 'mine@portico.test' }, { email: undefined }])(
    'ROLE-022 only an administrator of roles changes the address of a doctor to %o',
    async (change) => {
      const refused = await save(clerk, doctor, change)
      expect([refused.status, refused.body]).toEqual([403, { message: 'ROLE' }])
      expect((await read(doctor)).email).toBe('doctor@portico.test')
      expect((await save(clerk, doctor, { surname: 'Otro' })).status).toBe(200)
      expect(letters()).toEqual([])
    },
  )

  it('ROLE-022 an administrator of roles changes the address of a doctor, and both addresses get a letter', async () => {
    expect((await save(admin, doctor, { email: 'moved@portico.test' })).status).toBe(200)
    expect(letters().map(({ to }) => to)).toEqual(['doctor@portico.test', 'moved@portico.test'])
  })

  it('ROLE-022 AUTH-065 a patient gets letters at both addresses, and the new one is confirmed by signing in', async () => {
    const id = await created('eva@portico.test')
    const eva = await clinic.as('eva@portico.test')
    expect((await save(clerk, id, { email: 'Eva.Nueva@portico.test' })).status).toBe(200)
    const [old, next] = letters()
    expect(old).toMatchObject({
      to: 'eva@portico.test',
      subject: 'Ha cambiado el correo de tu cuenta en Clinic one',
    })
    expect(old?.text).not.toContain('Nueva')
    expect(next).toMatchObject({ to: 'Eva.Nueva@portico.test' })
    expect(next?.text).toContain('http://one.localhost')
    expect((await read(id)).emailConfirmed).toBe(false)
    expect((await eva('GET', 'api/users/data')).status).toBe(401)
    const [entry] = (await admin('GET', `api/audit/AdminUser/${id}`)).body as object[]
    expect(entry).toMatchObject({
      changedBy: 'Clara',
      before: { email: 'eva@portico.test' },
      after: { email: 'Eva.Nueva@portico.test' },
    })
  })

  it('ROLE-022 AUTH-064 whoever reads the former address sets no password, with a link that was sent there', async () => {
    const id = await created('antes@portico.test')
    const links = await Promise.all(
      (['reset', 'setPassword'] as const).map((purpose) =>
        createLinkToken(clinic.db, { tenant: 'one', personId: id, purpose }, NOW),
      ),
    )
    expect((await save(clerk, id, { email: 'despues@portico.test' })).status).toBe(200)
    const visitor = await clinic.as()
    const chosen = { password: 'Olivo-verde-27', passwordVerify: 'Olivo-verde-27' }
    for (const token of links)
      expect(
        await visitor('POST', 'api/users/reset-password', { userId: id, token, ...chosen }),
      ).toMatchObject({ status: 400, body: { message: 'INVALID_TOKEN' } })
  })

  it('ROLE-022 a removed address gets a letter, a first one too, and a save with the same address sends none', async () => {
    const id = await created('sola@portico.test')
    expect((await save(clerk, id, { surname: 'Sola' })).status).toBe(200)
    expect((await save(clerk, id, { surname: 'Sola' })).status).toBe(200)
    expect((await save(clerk, id, { email: 'SOLA@portico.test' })).status).toBe(200)
    expect(letters()).toEqual([])
    expect((await save(clerk, id, { email: undefined })).status).toBe(200)
    expect((await save(clerk, id, { email: 'otra@portico.test' })).status).toBe(200)
    expect(letters().map(({ to }) => to)).toEqual(['SOLA@portico.test', 'otra@portico.test'])
  })
})
