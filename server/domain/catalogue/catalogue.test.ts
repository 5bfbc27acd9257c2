import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doctor, Service, Specialty } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(ruleDatabases)('catalogue on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let specialties: Specialty[]
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    specialties = (await ana('GET', 'api/consultation-specialties')).body as Specialty[]
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-128 specialties have a description and services', () => {
    expect(specialties.length).toBeGreaterThan(6)
    for (const one of specialties) {
      expect(one.description).toBeTruthy()
      expect(one.consultationServices?.length).toBeGreaterThan(1)
    }
    expect(specialties.find((one) => one.name === 'Pediatría')?.maxAge).toBe(14)
  })
  it('BOOK-129 BOOK-130 one specialty and its services', async () => {
    const [first] = specialties
    expect((await ana('GET', `api/consultation-specialties/${first?.id}`)).body).toEqual(first)
    const services = await ana('GET', `api/consultation-specialties/${first?.id}/services`)
    expect(services.body).toEqual(first?.consultationServices)
    expect((await ana('GET', 'api/consultation-specialties/0/services')).status).toBe(404)
  })
  it('BOOK-122 BOOK-123 BOOK-125 BOOK-127 services', async () => {
    const all = (await ana('GET', 'api/consultation-services')).body as Service[]
    expect((await ana('GET', 'api/consultation-services/all')).body).toEqual(expect.arrayContaining(all))
    expect(new Set(all.map((service) => service.type))).toEqual(new Set([1, 2]))
    const preset = (await ana('GET', 'api/consultation-services/default')).body
    expect(preset).toMatchObject({ type: 2, amount: 0 })
    // Another than the first, which stands for it where none is marked.
    const marked = all.at(-1)
    await clinic.db.query("update service set is_default = id = $1 where tenant = 'one' and id in ($1, $2)", [
      marked?.id,
      (preset as Service).id,
    ])
    expect((await ana('GET', 'api/consultation-services/default')).body).toEqual(marked)
    expect((await ana('GET', `api/consultation-services/${all[3]?.id}`)).body).toEqual(all[3])
  })
  it('BOOK-123 services hidden from the agenda are only in the full list; inactive ones in none', async () => {
    const [first, second] = (await ana('GET', 'api/consultation-services/all')).body as Service[]
    await clinic.db.query('update service set show_in_agenda = false where id = $1', [first?.id])
    await clinic.db.query('update service set is_active = false where id = $1', [second?.id])
    const shown = (await ana('GET', 'api/consultation-services')).body as Service[]
    const all = (await ana('GET', 'api/consultation-services/all')).body as Service[]
    expect(shown.map(({ id }) => id)).not.toContain(first?.id)
    expect(all.map(({ id }) => id)).toContain(first?.id)
    expect(all.map(({ id }) => id)).not.toContain(second?.id)
    expect((await ana('GET', `api/consultation-services/${second?.id}`)).status).toBe(404)
  })
  it('BOOK-133 BOOK-134 BOOK-135 VIDEO-039 doctors', async () => {
    const doctors = (await ana('GET', 'api/doctors/all')).body as Doctor[]
    expect(doctors).toHaveLength(20)
    const [doctor] = doctors
    // A single doctor has the whole profile.
    const whole = { ...doctor, userMeta: expect.arrayContaining(doctor?.userMeta ?? []) as unknown }
    expect((await ana('GET', `api/doctors/${doctor?.id}/patient`)).body).toMatchObject(whole)
    const visitor = await clinic.as()
    expect((await visitor('GET', `api/doctors/nickname/${doctor?.nickName}`)).body).toMatchObject(whole)
    expect((await visitor('GET', 'api/doctors/nickname/nobody')).status).toBe(404)
    expect(doctor).not.toHaveProperty('upMedicaUrl')
    expect((await ana('GET', 'api/doctors/99999/patient')).status).toBe(404)
  })
  it('BOOK-137 finds a doctor by doctor url, without a session', async () => {
    const [row] = await clinic.db.query<{ id: number; url: string }>(
      `select id, up_medica_url as url from doctor where tenant = 'two' order by id limit 1`,
    )
    const visitor = await clinic.as(undefined, 'two')
    expect((await visitor('GET', `api/doctors/url/${row?.url}`)).body).toMatchObject({ id: row?.id })
    expect((await visitor('GET', 'api/doctors/url/nobody')).status).toBe(404)
  })
  it('BOOK-082 insurers', async () => {
    const { body } = await ana('GET', 'api/insurers')
    expect(body).toContainEqual(expect.objectContaining({ name: 'Privado' }))
  })
  it('FEAT-044 CONST-009 SHELL-054 ACCOUNT-023 config and countries need no session', async () => {
    const visitor = await clinic.as()
    expect((await visitor('GET', 'api/config')).body).toMatchObject({ videoCallEnabled: true })
    const countries = (await visitor('GET', 'api/countries')).body
    expect(countries).toHaveLength(249)
    expect(countries).toContainEqual({ code: 'ES', name: 'España' })
  })
  it('ACCOUNT-055 pictures are cacheable SVG with a strict policy', async () => {
    const doctors = (await ana('GET', 'api/doctors/all')).body as Doctor[]
    const pictured = doctors.find((doctor) => doctor.thumbnailId)
    expect(doctors.some((doctor) => doctor.thumbnailId === null)).toBe(true)
    const visitor = await clinic.as()
    const { status, headers, body } = await visitor('GET', `api/thumbnails/${pictured?.thumbnailId}/150`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toContain('max-age')
    expect(body).toContain('width="150"')
    expect((await visitor('GET', 'api/thumbnails/999999/150')).status).toBe(404)
  })
  it.each([
    ['no practice has it', 'delete from provider_service where service_id = $1'],
    [
      'every practice is closed',
      'update provider set is_active = false where id in (select provider_id from provider_service where service_id = $1)',
    ],
    [
      'every doctor is inactive',
      `update doctor set is_active = false where id in (select p.doctor_id from provider p
         join provider_service o on o.tenant = p.tenant and o.provider_id = p.id where o.service_id = $1)`,
    ],
  ])('BOOK-123 BOOK-128 a service that nobody offers is not shown to patients: %s', async (_, sql) => {
    const listed = async () => (await ana('GET', 'api/consultation-services')).body as Service[]
    const id = (await listed()).at(-1)?.id
    await clinic.db.query(sql, [id])
    expect((await listed()).map((one) => one.id)).not.toContain(id)
    const all = (await ana('GET', 'api/consultation-services/all')).body as Service[]
    expect(all.map((one) => one.id)).toContain(id)
    const found = (await ana('GET', 'api/consultation-specialties')).body as Specialty[]
    const offered = found.flatMap(({ consultationServices = [] }) =>
      consultationServices.map((one) => one.id),
    )
    expect(offered).not.toContain(id)
    expect((await ana('GET', 'api/consultation-services/default')).body).not.toMatchObject({ id })
  })
})
