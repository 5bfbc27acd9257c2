// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { fastDatabase } from '../../test/databases'

const path = 'api/users/admin'
const idOf = (key: string) => personId('one', key)
let clinic: Clinic
let admin: Caller
let clerk: Caller
let clerkId: string
let target: string

/** A clerk administers users but grants no roles; the target administers videos. */
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  admin = await clinic.as('admin@portico.test')
  const create = async (name: string, roles: string[]) =>
    ((await admin('POST', path, { name, email: `${name}@portico.test`, roles })).body as { id: string }).id
  clerkId = await create('clerk', ['UsersAdministrator'])
  target = await create('target', ['VideosAdministrator'])
  clerk = await clinic.as('clerk@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const base = { name: 'target', email: 'target@portico.test', version: 1 }

it.each([
  [
    'grant themselves a role',
    () => clerkId,
    { name: 'clerk', email: 'clerk@portico.test', roles: ['RolesAdministrator'] },
  ],
  ['remove a role of another user', () => target, { ...base, roles: [] }],
  ['change the email address of a user with roles', () => target, { ...base, email: 'mine@portico.test' }],
])('ROLE-008 C-116 without RolesAdministrator an administrator cannot %s', async (_, id, body) => {
  const { status, body: answer } = await clerk('PUT', `${path}/${id()}`, { version: 1, ...body })
  expect([status, answer]).toEqual([403, { message: 'ROLE' }])
})

it('ADMIN-119 ADMIN-121 an administrator of users only can choose agreements but not change them', async () => {
  expect((await clerk('GET', 'api/agreements')).body).toContainEqual(
    expect.objectContaining({ name: expect.any(String) as string }),
  )
  expect((await clerk('POST', 'api/agreements', { name: 'Otro' })).status).toBe(403)
})

it('ROLE-008 cannot sign out, delete or create a user with roles', async () => {
  expect((await clerk('PUT', `${path}/${target}/deactivate`)).status).toBe(403)
  expect((await clerk('DELETE', `${path}/${target}`)).status).toBe(403)
  const made = { name: 'x', email: 'x@portico.test', roles: ['VideosAdministrator'] }
  expect((await clerk('POST', path, made)).status).toBe(403)
})

it('ROLE-008 ADMIN-038 cannot reactivate a user with roles', async () => {
  const { body } = await admin('POST', path, {
    name: 'left',
    email: 'left@portico.test',
    roles: ['RolesAdministrator'],
  })
  const { id } = body as { id: string }
  expect((await admin('PUT', `${path}/${id}/deactivate`)).status).toBe(200)
  expect((await clerk('PUT', `${path}/${id}/activate`)).status).toBe(403)
  expect((await admin('PUT', `${path}/${id}/activate`)).body).toMatchObject({ active: true })
})

it('ADMIN-155 a duplicate email address is reported for inactive users too', async () => {
  const gone = { name: 'gone', email: 'gone@portico.test' }
  const { id } = (await admin('POST', path, gone)).body as { id: string }
  await admin('PUT', `${path}/${id}/deactivate`)
  expect((await admin('POST', path, { ...gone, name: 'other' })).body).toMatchObject({
    message: 'EMAIL_EXISTS',
    details: { user: id },
  })
})

it('ROLE-011 ADMIN-040 ADMIN-041 unchanged or absent roles are not a change', async () => {
  const same = { ...base, surname: 'Nuevo', roles: ['VideosAdministrator'] }
  expect((await clerk('PUT', `${path}/${target}`, same)).body).toEqual({ version: 2 })
  expect((await clerk('PUT', `${path}/${target}`, { ...base, version: 2 })).body).toEqual({ version: 3 })
  expect((await admin('GET', `${path}/${target}`)).body).toMatchObject({ roles: ['VideosAdministrator'] })
})

it('ADMIN-042 a revoked role stops working immediately, whatever the token contains', async () => {
  expect((await clerk('GET', `${path}/users`)).status).toBe(200)
  const { version } = (await admin('GET', `${path}/${clerkId}`)).body as { version: number }
  const body = { name: 'clerk', email: 'clerk@portico.test', roles: [], version }
  expect((await admin('PUT', `${path}/${clerkId}`, body)).status).toBe(200)
  expect((await clerk('GET', `${path}/users`)).status).toBe(403)
})

it('ADMIN-042 CAL-010 histories and other doctors’ calendars require a matching role', async () => {
  const roles = ['CompaniesAdministrator', 'DoctorsAdministrator']
  const body = { name: 'former', email: 'former@portico.test' }
  const { id } = (await admin('POST', path, { ...body, roles })).body as { id: string }
  const former = await clinic.as('former@portico.test')
  const calls = ['api/audit/Company/1', 'api/doctors/working-week-calendar?doctorId=1']
  const statuses = () => Promise.all(calls.map(async (call) => (await former('GET', call)).status))
  expect(await statuses()).toEqual([200, 200])
  await admin('PUT', `${path}/${id}`, { ...body, roles: [], version: 1 })
  expect(await statuses()).toEqual([403, 403])
})

it('ROLE-011 roles outside the administration are kept', async () => {
  const doctor = { name: 'Doctor', email: 'doctor@portico.test', version: 1 }
  const { status } = await admin('PUT', `${path}/${idOf('doctor')}`, {
    ...doctor,
    roles: ['ReportsAdministrator'],
  })
  expect(status).toBe(200)
  const [account] = await clinic.db.query('select roles from account where tenant = $1 and sub = $2', [
    'one',
    idOf('doctor'),
  ])
  expect(account).toEqual({ roles: ['ReportsAdministrator', 'Doctor'] })
})

it.each([
  ['roles without an email address', { name: 'x', roles: ['VideosAdministrator'] }, '/email', 'required'],
  ['an unknown role', { name: 'x', email: 'y@x.test', roles: ['Administrator'] }, '/roles/0', 'enum'],
  ['an invalid email address', { name: 'x', email: 'y@' }, '/email', 'format'],
  ['a date that does not exist', { name: 'x', birthDate: '2026-02-30' }, '/birthDate', 'format'],
  ['an unknown scenario', { name: 'x', attentionScenarios: ['__proto__'] }, '/attentionScenarios/0', 'enum'],
  ['an unknown care area', { name: 'x', careAreas: [4711] }, '/careAreas/0', 'exists'],
  ['an unknown agreement', { name: 'x', agreementId: 4711 }, '/agreementId', 'exists'],
  ['a plan there is not', { name: 'x', planId: 4 }, '/planId', 'exists'],
  ['letters as a phone', { name: 'x', phone: 'javascript:1' }, '/phone', 'pattern'],
])('ADMIN-155 rejects %s', async (_, body, field, keyword) => {
  const { status, body: answer } = await admin('POST', path, body)
  expect([status, answer]).toMatchObject([400, { details: { fields: [{ path: field, keyword }] } }])
})
