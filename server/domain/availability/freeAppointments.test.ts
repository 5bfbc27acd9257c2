import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Provider } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { formatWithOffset } from './freeAppointments'

describe.each(databases)('a doctor’s free slots on %s', (database) => {
  let clinic: Clinic
  let visitor: Caller
  let provider: Provider
  let serviceId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    visitor = await clinic.as()
    const luis = await clinic.as('luis@portico.test')
    const [first] = (await luis('GET', 'api/appointments/providers')).body as Provider[]
    if (!first?.services[0]) throw new Error('no provider')
    provider = first
    serviceId = first.services[0].id
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const ask = async (caller: Caller, query: object = {}, own = '') =>
    caller('POST', `api/appointments/free-appointments${own}`, {
      doctorId: provider.doctor.id,
      serviceId,
      date: '2027-01-12T00:00:00Z',
      ...query,
    })

  it('BOOK-120 BOOK-051 one day of slots with the local offset, without a session', async () => {
    const { status, body } = await ask(visitor)
    expect(status).toBe(200)
    const times = body as string[]
    expect(times.length).toBeGreaterThan(0)
    const offset = formatWithOffset(provider.doctor.timezone, Date.parse('2027-01-12T12:00:00Z')).slice(-6)
    const day = { from: Date.parse('2027-01-12T00:00:00Z'), to: Date.parse('2027-01-13T00:00:00Z') }
    for (const time of times) {
      expect(time.slice(-6)).toBe(offset)
      expect(Date.parse(time) >= day.from && Date.parse(time) < day.to).toBe(true)
    }
  })
  it('BOOK-120 accepts a span of up to 62 days, not in reverse', async () => {
    const week = (await ask(visitor, { to: '2027-01-19T00:00:00Z' })).body as string[]
    expect(week.length).toBeGreaterThan(((await ask(visitor)).body as string[]).length)
    expect((await ask(visitor, { to: '2027-06-19T00:00:00Z' })).status).toBe(400)
    expect((await ask(visitor, { to: '2027-01-11T00:00:00Z' })).status).toBe(400)
  })
  it('BOOK-120 empty for an insurer that does not cover the service; 404 for an unknown doctor', async () => {
    expect((await ask(visitor, { insurerId: 999_999 })).body).toEqual([])
    expect((await ask(visitor, { doctorId: 999_999 })).status).toBe(404)
  })
  it('BOOK-120 a practice’s own duration is the step between its slots', async () => {
    const before = (await ask(visitor)).body as string[]
    await clinic.db.query(
      'update provider_service set duration = 60 where tenant = $1 and provider_id = $2 and service_id = $3',
      ['one', provider.id, serviceId],
    )
    const after = (await ask(visitor)).body as string[]
    expect(after.length).toBeLessThan(before.length)
    expect(after.length).toBeGreaterThan(0)
  })
  it('BOOK-088 the first working day needs no session', async () => {
    const query = { service: serviceId, doctors: [provider.doctor.id] }
    const { status, body } = await visitor('POST', 'api/appointments/first-working-day', query)
    expect(status).toBe(200)
    expect(Date.parse(String(body))).toBeGreaterThan(0)
  })
  it('BOOK-121 only the doctor lists their own slots', async () => {
    const luis = await clinic.as('luis@portico.test')
    expect((await ask(visitor, {}, '/doctor')).status).toBe(401)
    expect((await ask(luis, {}, '/doctor')).status).toBe(403)
    await clinic.db.query('update doctor set person_id = null where tenant = $1', ['one'])
    await clinic.db.query(
      `update doctor set person_id = (select sub from account where tenant = 'one' and email = 'luis@portico.test')
       where tenant = 'one' and id = $1`,
      [provider.doctor.id],
    )
    const own = await ask(luis, {}, '/doctor')
    expect(own.body).toEqual((await ask(visitor)).body)
    expect((await ask(luis, { doctorId: 999_999 }, '/doctor')).status).toBe(403)
  })
})

it.each([
  ['Europe/Madrid', '2026-11-25T08:00:00Z', '2026-11-25T09:00:00+01:00'],
  ['Europe/Madrid', '2027-07-01T22:30:00Z', '2027-07-02T00:30:00+02:00'],
  ['Asia/Kolkata', '2027-07-01T00:00:00Z', '2027-07-01T05:30:00+05:30'],
  ['America/St_Johns', '2027-01-01T00:00:00Z', '2026-12-31T20:30:00-03:30'],
])('BOOK-051 %s: %s is %s', (zone, instant, expected) => {
  expect(formatWithOffset(zone, Date.parse(instant))).toBe(expected)
})
