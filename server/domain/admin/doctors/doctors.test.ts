// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AdminDoctor,
  AdminDoctorPage,
  Doctor,
  InsurerService,
  User,
} from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { missingFields } from '../../../test/clinic/missingFields'
import { testChange } from '../../entities/history/testChange'
import { createRecord } from '../../entities/records/writeRecord'
import { doctors } from './entity'

const path = 'api/doctors'
const base = { title: 'Dra.', name: 'Vega', surname: 'Nueva', timezone: 'Europe/Madrid' }

const profile = {
  shortDescription: 'Medicina interna',
  aboutMe: '<b>Hola</b>',
  myServices: 'Revisiones',
  socialNetworks: {
    web: 'https://vega.test',
    linkedin: 'https://linkedin.test/vega',
    instagram: 'https://instagram.test/vega',
    facebook: 'https://facebook.test/vega',
    x: 'https://x.test/vega',
  },
}

describe.each(ruleDatabases)('doctors on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let ana: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['careAreas'])
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
    const heart = await create({ name: 'Corazón' }, 'api/careareas')
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
      canModifyCalendar: false,
      isNonClinical: true,
      takesCalls: true,
      careAreas: [heart],
      userMeta: profile,
      translations: { en: { appointmentMessage: 'Come on an empty stomach.', aboutMe: 'I like to draw.' } },
    }
    const teams = [{ teamId: team, coordinator: true }]
    const insurerServices = [{ insurerId, serviceId, isActive: false }]
    const practices = [{ city: 'Vigo', country: 'ES', internationalProviders: true, services: [] }]
    const email = 'vega.nueva@portico.test'
    expect(missingFields({ ...whole, email, practices, teams, insurerServices }, doctors)).toEqual([])
    const { userMeta } = doctors.properties as { userMeta: { properties: object } }
    expect(Object.keys(profile)).toEqual(Object.keys(userMeta.properties))
    const id = await create({ ...whole, email, practices, teams, insurerServices })
    expect(await read(id)).toEqual({
      ...whole,
      id,
      email,
      invitedAt: NOW.toISOString(),
      fullName: 'Dra. Vega Nueva',
      isActive: true,
      teams: [{ teamId: team, teamName: 'Corazón', member: false, coordinator: true }],
      memberTeams: [],
      coordinatedTeams: [team],
      practices,
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
  it('VIDEO-011 VIDEO-012 ADMIN-028 patients read the profile of a doctor whole, in lists its first sentence', async () => {
    const heart = await create({ name: 'Tensión' }, 'api/careareas')
    const [banner] = await clinic.db.query<{ id: number }>(
      "select id from picture where tenant = 'one' limit 1",
    )
    const shown = { careAreas: [heart], bannerId: banner?.id, canPrescribe: true, userMeta: profile }
    const id = await create({ ...base, nickName: 'con.perfil', ...shown })
    const meta = (metaId: number, metaKey: string, metaValue: unknown) => ({ id: metaId, metaKey, metaValue })
    const short = meta(1, 'shortDescription', profile.shortDescription)
    const one = (await ana('GET', `${path}/nickname/con.perfil`)).body as Doctor
    expect(one).toMatchObject({
      bannerId: banner?.id,
      careAreas: ['Tensión'],
      canPrescribe: true,
      hasProfile: true,
    })
    expect(one.userMeta).toEqual([
      short,
      meta(2, 'aboutMe', profile.aboutMe),
      meta(3, 'myServices', profile.myServices),
      meta(4, 'socialNetworks', expect.any(String)),
    ])
    expect(JSON.parse(one.userMeta?.[3]?.metaValue ?? '')).toEqual(profile.socialNetworks)
    const listed = ((await ana('GET', `${path}/all`)).body as Doctor[]).find((doctor) => doctor.id === id)
    expect(listed).toMatchObject({ userMeta: [short], hasProfile: true })
    expect(listed).not.toHaveProperty('bannerId')
    const plain = await create({ ...base, userMeta: { shortDescription: 'Hola' } })
    expect((await ana('GET', `${path}/${plain}/patient`)).body).toMatchObject({
      hasProfile: false,
      canPrescribe: false,
      careAreas: [],
      bannerId: null,
    })
  })
  it('ADMIN-147 a page of doctors can be searched and filtered', async () => {
    const id = await create({ ...base, surname: 'Única' })
    const { items, total } = (await admin('GET', `${path}?page=0&search=UNICA&isActive=true&sort=-fullName`))
      .body as AdminDoctorPage
    expect([items.map((doctor) => doctor.id), total]).toEqual([[id], 1])
  })
  it('ADMIN-147 doctors are filtered by the ids of their teams', async () => {
    const team = (name: string) => create({ name }, 'api/teams')
    const [first, second, empty] = [await team('Hombro'), await team('Cadera'), await team('Codo')]
    const inTeam = (surname: string, teamId: number) =>
      create({ ...base, surname, teams: [{ teamId, member: true, coordinator: false }] })
    const ids = [await inTeam('Hombro', first), await inTeam('Cadera', second)]
    const listed = async (teams: string) =>
      ((await admin('GET', `${path}?page=0&teams=${teams}`)).body as AdminDoctorPage).items.map(
        ({ id }) => id,
      )
    expect(new Set(await listed(`${first},${second}`))).toEqual(new Set(ids))
    expect(await listed(String(second))).toEqual([ids[1]])
    expect(await listed(String(empty))).toEqual([])
  })
  it('ADMIN-039 ADMIN-149 ADMIN-150 patients see only active doctors', async () => {
    const [first = 0] = await shown()
    expect((await admin('PUT', `${path}/${first}/deactivate`)).body).toMatchObject({
      isActive: false,
      version: 2,
    })
    expect(await shown()).not.toContain(first)
    await admin('PUT', `${path}/${first}/activate`)
    expect(await shown()).toContain(first)
  })
  it('ADMIN-152 lists the patients of a doctor', async () => {
    const [row] = await clinic.db.query<{ id: number }>(
      "select associated_doctor_id as id from person where email = 'ana@portico.test' and tenant = 'one'",
    )
    const users = (await admin('GET', `${path}/${row?.id}/referees`)).body as User[]
    expect(users.map(({ name }) => name)).toContain('Ana')
    expect((await admin('GET', `${path}/99999/referees`)).status).toBe(404)
  })
  it.each([
    ['an unknown time zone', { timezone: 'Mars/Base' }, '/timezone', 'exists'],
    ['an address with capitals', { doctorUrl: 'Vega' }, '/doctorUrl', 'pattern'],
    ['a nickname with spaces', { nickName: 'a b' }, '/nickName', 'pattern'],
    ['an unknown team', { teams: [{ teamId: 4711 }] }, '/teams/0', 'exists'],
    [
      'a script as an address',
      { userMeta: { socialNetworks: { web: 'javascript:alert(1)' } } },
      '/userMeta/socialNetworks/web',
      'pattern',
    ],
    ['an unknown care area', { careAreas: [4711] }, '/careAreas/0', 'exists'],
    ['an unknown picture', { bannerId: 99_999 }, '/bannerId', 'exists'],
  ])('ADMIN-016 ADMIN-148 rejects %s', async (_, part, field, keyword) => {
    const { status, body } = await admin('POST', path, { ...base, ...part })
    expect([status, body]).toMatchObject([400, { details: { fields: [{ path: field, keyword }] } }])
  })
  it('ADMIN-028 canPrescribe exists only for tenants with the feature', async () => {
    const change = testChange('one')
    const adding = (canPrescribe: boolean) =>
      createRecord(clinic.db, change, doctors, { ...base, canPrescribe })
    await expect(adding(true)).rejects.toMatchObject({ status: 403 })
    await expect(adding(false)).resolves.toMatchObject({ version: 1 })
  })
  it('ADMIN-148 a nickname is unique', async () => {
    await create({ ...base, nickName: 'solo' })
    const { body } = await admin('POST', path, { ...base, nickName: 'solo' })
    expect(body).toMatchObject({ details: { fields: [{ path: '/nickName', keyword: 'unique' }] } })
  })
})
