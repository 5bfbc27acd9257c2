import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivityPage, AuditEntry, User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const child = personId('one', 'ana/child')
const brother = personId('one', 'ana/brother')
const luis = personId('one', 'luis')
const impersonating = (id: string): Record<string, string> => ({ 'x-impersonation-user': id })

describe.each(ruleDatabases)('people on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ACCOUNT-036 a user reads their own data', async () => {
    const { status, body } = await ana('GET', 'api/users/data')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Ana',
      email: 'ana@portico.test',
      isPlus: true,
      isFamilyAdmin: true,
      gender: 2,
    })
  })
  it('ROLE-025 a doctor reads whether they work in a team with others, and nobody else reads that', async () => {
    const doctor = await clinic.as('doctor@portico.test')
    const own = async (caller: Caller) => (await caller('GET', 'api/users/data')).body as User
    await clinic.db.exec('delete from team_doctor')
    expect((await own(doctor)).hasTeam).toBe(false)
    // A team of one is none.
    await clinic.db.query(
      `insert into team_doctor (tenant, team_id, doctor_id)
       select d.tenant, (select min(t.id) from team t where t.tenant = d.tenant), d.id from doctor d where d.tenant = 'one' and d.person_id = $1`,
      [personId('one', 'doctor')],
    )
    expect((await own(doctor)).hasTeam).toBe(false)
    await clinic.db.exec(
      `insert into team_doctor (tenant, team_id, doctor_id)
       select d.tenant, (select min(t.id) from team t where t.tenant = d.tenant), max(d.id) from doctor d
       where d.tenant = 'one' and d.id not in (select m.doctor_id from team_doctor m where m.tenant = 'one') group by d.tenant`,
    )
    expect((await own(doctor)).hasTeam).toBe(true)
    expect(await own(ana)).not.toHaveProperty('hasTeam')
  })
  it('FAMILY-003 a family administrator acts for a dependent', async () => {
    const { body } = await ana('GET', 'api/users/data', undefined, impersonating(child))
    expect(body).toMatchObject({ id: child, name: 'Lucía' })
  })
  it('FAMILY-003 C-120 does not act for an independent member or a stranger', async () => {
    expect((await ana('GET', 'api/users/data', undefined, impersonating(brother))).status).toBe(403)
    expect((await ana('GET', 'api/users/data', undefined, impersonating(luis))).status).toBe(403)
  })
  it('ROLE-022 a users administrator acts for anyone of the tenant; other administrators do not', async () => {
    const admin = await clinic.as('admin@portico.test')
    expect((await admin('GET', 'api/users/data', undefined, impersonating(luis))).status).toBe(200)
    const elsewhere = impersonating(personId('two', 'luis'))
    expect((await admin('GET', 'api/users/data', undefined, elsewhere)).status).toBe(403)
    const videos = await clinic.as('videos@portico.test')
    expect((await videos('GET', 'api/users/data', undefined, impersonating(luis))).status).toBe(403)
  })
  it('ADMIN-100 whoever acts for somebody reads their own data as the root user', async () => {
    const { body } = await ana('GET', 'api/users/root', undefined, impersonating(child))
    expect(body).toMatchObject({ id: personId('one', 'ana'), name: 'Ana' })
    expect((await ana('GET', 'api/users/root')).body).toEqual(body)
    expect((await ana('GET', 'api/users/root', undefined, impersonating(luis))).status).toBe(403)
  })
  it('ROLE-022 C-120 the history of a user says once an hour that an administrator used the account', async () => {
    const admin = await clinic.as('admin@portico.test')
    await Promise.all([1, 2, 3].map(() => admin('GET', 'api/users/data', undefined, impersonating(brother))))
    await ana('GET', 'api/users/data', undefined, impersonating(child))
    const historyOf = async (id: string) =>
      (await admin('GET', `api/audit/AdminUser/${id}`)).body as AuditEntry[]
    const acting = { action: 'act', changedBy: 'Alba Rey Torre', before: null, after: null }
    expect((await historyOf(brother)).filter(({ action }) => action === 'act')).toMatchObject([acting])
    expect(await historyOf(child)).toEqual([])
    const { items } = (await admin('GET', 'api/audit?entity=AdminUser')).body as ActivityPage
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'act', recordId: brother, isDeleted: false }),
    )
  })
  it('ROLE-022 an administrator who lost the role acts for no one, whatever the token says', async () => {
    const admin = await clinic.as('admin@portico.test')
    const asLuis = () => admin('GET', 'api/users/data', undefined, impersonating(luis))
    expect((await asLuis()).status).toBe(200)
    const change = (to: string) =>
      clinic.db.exec(`update account set roles = ${to} where email = 'admin@portico.test'`)
    const [{ roles } = { roles: [] }] = await clinic.db.query<{ roles: string[] }>(
      "select roles from account where tenant = 'one' and email = 'admin@portico.test'",
    )
    await change("'{VideosAdministrator}'")
    expect((await asLuis()).status).toBe(403)
    await change(`'{${roles.join()}}'`)
    expect((await asLuis()).status).toBe(200)
  })
  it('ACCOUNT-048 a user reads their own data and those of dependents; others are 404', async () => {
    expect((await ana('GET', `api/users/${child}/data`)).body).toMatchObject({ name: 'Lucía' })
    for (const call of ['data', 'associated-doctor', 'country', 'user-age']) {
      expect((await ana('GET', `api/users/${luis}/${call}`)).status).toBe(404)
      expect((await ana('GET', `api/users/${brother}/${call}`)).status).toBe(404)
      expect((await ana('GET', `api/users/nobody/${call}`)).status).toBe(404)
    }
  })
  it('FAMILY-014 C-140 the family with dependents first; empty without a family', async () => {
    const { body } = await ana('GET', 'api/family')
    expect((body as User[]).map((user) => user.name)).toEqual(['Lucía', 'Manuel', 'Diego'])
    const other = await clinic.as('luis@portico.test')
    expect((await other('GET', 'api/family')).body).toEqual([])
  })
  it('BOOK-079 BOOK-080 country and age', async () => {
    expect((await ana('GET', `api/users/${child}/country`)).body).toBe('ES')
    expect((await ana('GET', `api/users/${child}/user-age`)).body).toBeLessThan(14)
  })
  it('MENU-007 REC-087 C-128 ten scenarios in their order, with and without a trailing slash', async () => {
    const luis = await clinic.as('luis@portico.test')
    const { body } = await luis('GET', 'api/careareas/patient')
    expect(body).toEqual([false, ...Array.from({ length: 9 }, () => true)])
    expect((await luis('GET', 'api/careareas/patient/')).body).toEqual(body)
  })
  it('BOOK-078 SHELL-033 C-013 the associated doctor has a doctor url; without one it is null', async () => {
    const { body } = await ana('GET', `api/users/${personId('one', 'ana')}/associated-doctor`)
    expect(body).toMatchObject({ upMedicaUrl: null })
    const patient = await clinic.as('ana@portico.test', 'two')
    const own = await patient('GET', `api/users/${personId('two', 'ana')}/associated-doctor`)
    expect((own.body as { upMedicaUrl: string }).upMedicaUrl).toMatch(/^[a-z0-9-]+$/)
    const videos = await clinic.as('videos@portico.test')
    const none = await videos('GET', `api/users/${personId('one', 'videos')}/associated-doctor`)
    expect(none).toMatchObject({ status: 200, body: null })
  })
  it('AUTH-001 without a token it is 401', async () => {
    const visitor = await clinic.as()
    expect((await visitor('GET', 'api/users/data')).status).toBe(401)
  })
})
