// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AdminDoctor,
  AdminDoctorPage,
  Doctor,
  InsurerService,
  User,
} from '../../../../schemas/generated/entities'
import { engines } from '../../../test/engines'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic'
import { missingFields } from '../../test/missingFields'
import { createRecord } from '../records/writeRecord'
import { doctors } from './entity'

const path = 'api/doctors'
const base = { title: 'Dra.', name: 'Vega', surname: 'Nueva', timezone: 'Europe/Madrid' }

describe.each(engines)('doctors on %s', (engine) => {
  let clinic: Clinic
  let admin: Caller
  let ana: Caller
  beforeAll(async () => {
    clinic = await openClinic(engine)
    admin = await clinic.as('admin@portico.test')
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const create = async (body: object, to = path) =>
    ((await admin('POST', to, body)).body as { id: number }).id
  const read = async (id: number) => (await admin('GET', `${path}/${id}`)).body as AdminDoctor
  const shown = async () => ((await ana('GET', 'api/doctors/all')).body as Doctor[]).map(({ id }) => id)

  it('ADMIN-025 ADMIN-026 ADMIN-027 ADMIN-028 ADMIN-148 ADMIN-151 C-118 a doctor is added with all fields, and replaced', async () => {
    const team = await create({ name: 'Corazón' }, 'api/teams')
    const [covered] = (await admin('GET', `${path}/insurer-services`)).body as InsurerService[]
    const { insurerId = 0, serviceId = 0, insurerName, serviceName } = covered ?? {}
    const [thumbnail, banner] = await clinic.db.query<{ id: number }>(
      "select id from picture where tenant = 'one' order by id limit 2",
    )
    const { title, ...named } = base
    const shared = {
      ...named,
      nickName: 'vega.nueva',
      externalId: 'HIS-4711',
      simplyBookId: '88',
      thumbnailId: thumbnail?.id,
      appointmentMessage: 'Ven en ayunas.',
    }
    const whole = {
      ...shared,
      title,
      doctorUrl: 'vega-nueva',
      timeZoneInfoId: 'Romance Standard Time',
      bannerId: banner?.id,
      specialties: [1],
      notifyBookings: true,
      canPrescribe: true,
      careAreas: ['HasVideoCall'],
      userMeta: {
        shortDescription: 'Medicina interna',
        aboutMe: '<b>Hola</b>',
        services: 'Revisiones',
        web: 'https://vega.test',
        linkedin: 'https://linkedin.test/vega',
        instagram: 'https://instagram.test/vega',
        facebook: 'https://facebook.test/vega',
        x: 'https://x.test/vega',
      },
    }
    const teams = [{ teamId: team, coordinator: true }]
    const insurerServices = [{ insurerId, serviceId, isActive: false }]
    expect(missingFields({ ...whole, teams, insurerServices }, doctors)).toEqual([])
    const { userMeta } = doctors.properties as { userMeta: { properties: object } }
    expect(Object.keys(whole.userMeta)).toEqual(Object.keys(userMeta.properties))
    const id = await create({ ...whole, teams, insurerServices })
    expect(await read(id)).toEqual({
      ...whole,
      id,
      fullName: 'Dra. Vega Nueva',
      isActive: true,
      teams: [{ teamId: team, teamName: 'Corazón', member: false, coordinator: true }],
      memberTeams: [],
      coordinatedTeams: [team],
      insurerServices: [{ insurerId, insurerName, serviceId, serviceName, isActive: false }],
      version: 1,
    })
    const patients = await ana('GET', `${path}/${id}/patient`)
    expect(patients.body).toMatchObject({ ...shared, id, fullName: 'Dra. Vega Nueva' })
    expect((await ana('GET', `${path}/url/vega-nueva`)).body).toMatchObject({ id })
    const list = (await admin('GET', `${path}?teams=${team},9999`)).body as AdminDoctor[]
    expect(list.map((doctor) => doctor.id)).toEqual([id])
    expect((await admin('DELETE', `api/teams/${team}`)).body).toMatchObject({ message: 'IN_USE' })
    await admin('PUT', `${path}/${id}`, { ...base, version: 1 })
    expect(await read(id)).toMatchObject({ teams: [], insurerServices: [], specialties: [], version: 2 })
    expect((await admin('DELETE', `api/teams/${team}`)).status).toBe(204)
  })
  it('ADMIN-147 a page of doctors, searched and narrowed', async () => {
    const id = await create({ ...base, surname: 'Única' })
    const { items, total } = (await admin('GET', `${path}?page=0&search=UNICA&isActive=true&sort=-fullName`))
      .body as AdminDoctorPage
    expect([items.map((doctor) => doctor.id), total]).toEqual([[id], 1])
  })
  it('ADMIN-039 ADMIN-149 ADMIN-150 patients see active doctors alone', async () => {
    const [first = 0] = await shown()
    expect((await admin('PUT', `${path}/${first}/deactivate`)).body).toMatchObject({
      isActive: false,
      version: 2,
    })
    expect(await shown()).not.toContain(first)
    await admin('PUT', `${path}/${first}/activate`)
    expect(await shown()).toContain(first)
  })
  it('ADMIN-152 the users of a doctor', async () => {
    const [row] = await clinic.db.query<{ id: number }>(
      "select associated_doctor_id as id from person where email = 'ana@portico.test' and tenant = 'one'",
    )
    const users = (await admin('GET', `${path}/${row?.id}/referees`)).body as User[]
    expect(users.map(({ name }) => name)).toContain('Ana')
    expect((await admin('GET', `${path}/99999/referees`)).status).toBe(404)
  })
  it.each([
    ['a zone that there is not', { timezone: 'Mars/Base' }, '/timezone', 'exists'],
    ['an address with capitals', { doctorUrl: 'Vega' }, '/doctorUrl', 'pattern'],
    ['a nickname with spaces', { nickName: 'a b' }, '/nickName', 'pattern'],
    ['a team that there is not', { teams: [{ teamId: 4711 }] }, '/teams/0', 'exists'],
    ['a script as an address', { userMeta: { web: 'javascript:alert(1)' } }, '/userMeta/web', 'pattern'],
    ['a picture that there is not', { bannerId: 99_999 }, '/bannerId', 'exists'],
  ])('ADMIN-016 ADMIN-148 refuses %s', async (_, part, field, keyword) => {
    const { status, body } = await admin('POST', path, { ...base, ...part })
    expect([status, body]).toMatchObject([400, { details: { fields: [{ path: field, keyword }] } }])
  })
  it('ADMIN-028 canPrescribe exists only for tenants with the feature', async () => {
    const change = { tenant: 'one', actor: 'x', roles: [], features: [], now: new Date() }
    const adding = (canPrescribe: boolean) =>
      createRecord(clinic.db, change, doctors, { ...base, canPrescribe })
    await expect(adding(true)).rejects.toMatchObject({ status: 403 })
    await expect(adding(false)).resolves.toMatchObject({ version: 1 })
  })
  it('ADMIN-148 a nickname is of one doctor', async () => {
    await create({ ...base, nickName: 'solo' })
    const { body } = await admin('POST', path, { ...base, nickName: 'solo' })
    expect(body).toMatchObject({ details: { fields: [{ path: '/nickName', keyword: 'unique' }] } })
  })
})
