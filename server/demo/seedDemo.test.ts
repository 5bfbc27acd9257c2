import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../schemas/generated/constants'
import type { Appointment, Doctor, Provider } from '../../schemas/generated/entities'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../test/clinic/clinic'
import { specialtySeeds } from './catalogue/specialties'
import { doctorNames, slug } from './people/names'
import { fastDatabase } from '../test/databases'

const DAY = 86_400_000

describe('demo data of a tenant', () => {
  let clinic: Clinic
  let ana: Caller
  beforeAll(async () => {
    clinic = await openClinic(fastDatabase)
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ana has an online appointment within 36 hours and every other kind of appointment', async () => {
    const all = (await ana('GET', 'api/appointments/all')).body as Appointment[]
    const booked = all.filter(({ status }) => status === AppointmentStatus.booked)
    const future = booked.filter(({ startDate }) => Date.parse(startDate) > NOW.getTime())
    const next = future.at(-1)
    expect(Date.parse(next?.startDate ?? '') - NOW.getTime()).toBeLessThan(1.5 * DAY)
    expect(next?.appointmentType).toBe(2)
    expect(future.length).toBeGreaterThanOrEqual(4)
    expect(booked.length - future.length).toBeGreaterThanOrEqual(3)
    expect(
      all.some(
        ({ status, startDate }) =>
          status !== AppointmentStatus.booked && Date.parse(startDate) > NOW.getTime(),
      ),
    ).toBe(true)
    expect(future.some(({ readonly }) => readonly)).toBe(true)
    expect(future.some(({ appointmentType, centro }) => appointmentType === 1 && centro)).toBe(true)
  })
  it('luis has no appointments', async () => {
    const luis = await clinic.as('luis@portico.test')
    expect((await luis('GET', 'api/appointments/all')).body).toEqual([])
    expect((await luis('GET', 'api/users/data')).body).toMatchObject({ isPlus: false, isDoctor24: false })
  })
  it('C-055 one insurer is private; luis belongs to an agreement, ana to none', async () => {
    const insurers = await clinic.db.query<{ name: string; services: number }>(
      `select i.name, count(s.service_id)::int as services from insurer i
       join insurer_service s on s.tenant = i.tenant and s.insurer_id = i.id
       where i.tenant = 'one' and i.is_private group by i.name`,
    )
    expect(insurers).toHaveLength(1)
    const luis = await clinic.as('luis@portico.test')
    const { body } = await luis('GET', 'api/users/data')
    expect(body).toMatchObject({ agreementId: expect.any(Number) as number })
    expect((await ana('GET', 'api/users/data')).body).toMatchObject({ agreementId: null })
  })
  it('one doctor has no free date, all others have one', async () => {
    const practices = (await ana('GET', 'api/appointments/providers')).body as Provider[]
    const dates = await Promise.all(
      practices.map(({ id }) => ana('GET', `api/appointments/start-date/provider/${id}`)),
    )
    expect(dates.filter(({ body }) => body === null)).toHaveLength(1)
  })
  it('doctors are in several time zones and some have no picture', async () => {
    const doctors = (await ana('GET', 'api/doctors/all')).body as Doctor[]
    const zones = new Set(doctors.map((doctor) => doctor.timezone))
    expect(zones).toEqual(new Set(['Europe/Madrid', 'Atlantic/Canary', 'America/New_York', 'Asia/Kolkata']))
    expect(doctors.filter((doctor) => doctor.thumbnailId === null)).toHaveLength(5)
    expect(doctors.every((doctor) => /^Dra?\. /.test(doctor.fullName))).toBe(true)
  })
  it('calendars have full days and days with few and with many free slots', async () => {
    const practices = (await ana('GET', 'api/appointments/providers')).body as Provider[]
    const { id, services } = practices.find(({ doctor }) => doctor.surname === 'Corral Vega') ?? {}
    const query = { providerId: id, serviceId: services?.[0]?.id, from: '2027-01-12T00:00:00Z' }
    const to = '2027-02-08T00:00:00Z'
    const { body } = await ana('POST', 'api/appointments/start-time-matrix', { ...query, to })
    const counts = Object.values(body as Record<string, string[]>).map((times) => times.length)
    expect(new Set(counts).size).toBeGreaterThan(5)
    expect(counts.length).toBeLessThan(27)
  })
  it('BOOK-105 the two doctors with an account are one team', async () => {
    const team = await clinic.db.query(
      `select from team_doctor m join doctor d on d.tenant = m.tenant and d.id = m.doctor_id
       join account a on a.tenant = d.tenant and a.sub = d.person_id where m.tenant = 'one' group by m.team_id having count(*) = 2`,
    )
    expect(team).toHaveLength(1)
  })
  it('seeding again changes nothing; the accounts have their roles', async () => {
    const accounts = await clinic.db.query<{ email: string; roles: string[] }>(
      `select email, roles from account where tenant = 'one' order by email`,
    )
    const roles = Object.fromEntries(accounts.map(({ email, roles }) => [email.split('@')[0], roles]))
    expect(roles['admin']).toHaveLength(11)
    expect(roles).toMatchObject({
      ana: [],
      luis: [],
      doctor: ['Doctor'],
      doctor2: ['Doctor'],
      videos: ['VideosAdministrator'],
    })
  })
})

describe('demo data sources', () => {
  it('specialty keys and doctor slugs are unique', () => {
    expect(new Set(specialtySeeds.map(({ key }) => key)).size).toBe(specialtySeeds.length)
    const addresses = doctorNames.map(({ name, surname }) => slug(`${name} ${surname.split(' ')[0]}`))
    expect(new Set(addresses).size).toBe(doctorNames.length)
  })
  it('slug removes accents and spaces', () => {
    expect(slug('Ángela Menéndez-Valledor Ibáñez')).toBe('angela-menendez-valledor-ibanez')
  })
})
