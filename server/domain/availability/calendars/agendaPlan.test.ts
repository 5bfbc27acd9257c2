import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillClinic } from '../../../../tests/bench/slots/clinic'
import type { Db } from '../../../platform/db/database'
import { databases } from '../../../test/databases'
import { openClinic, NOW, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { listDoctorAppointments } from '../../appointments/appointmentQueries'
import { loadAgendas } from './agendas'
import { loadCache } from '../cache/availabilityCache'
import { listTimedOffers } from '../cache/timedOffers'
import { WEEK_MS } from '../cache/weekBits'

/** A database that records the plan of each statement. */
function planning(db: Db, plans: string[]): Db {
  const query = async <T>(sql: string, params: readonly unknown[] = []): Promise<T[]> => {
    const plan = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
    plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'))
    return db.query<T>(sql, params)
  }
  return { ...db, query }
}

describe.each(databases)('query plans on %s, 100 doctors with 90 days each', (database) => {
  let clinic: Clinic
  let serviceId = 0
  beforeAll(async () => {
    clinic = await openClinic(database)
    serviceId = await fillClinic(clinic.db, 'one', NOW, 100)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-087 BOOK-099 calendars and bookings are read by index', async () => {
    const plans: string[] = []
    const db = planning(clinic.db, plans)
    const offers = await listTimedOffers(db, 'one', await loadCache(db, 'one'), { id: serviceId })
    const doctors = offers.map(({ doctorId }) => doctorId)
    expect(doctors.length).toBeGreaterThan(100)
    await loadAgendas(db, 'one', doctors, { start: NOW.getTime(), end: NOW.getTime() + WEEK_MS })
    expect(plans.at(-1)).toMatch(/Index (Only )?Scan using appointment_doctor_time/)
    expect(plans.at(-1)).not.toMatch(/Seq Scan on (appointment|working_interval|special_date)/)
  })

  it('BOOK-103 BOOK-107 a doctor’s appointments are read by index', async () => {
    await clinic.db.exec('analyze appointment')
    const plans: string[] = []
    const db = planning(clinic.db, plans)
    const { doctorId } =
      (await listTimedOffers(db, 'one', await loadCache(db, 'one'), { id: serviceId }))[50] ?? {}
    const listed = await listDoctorAppointments(
      db,
      'one',
      { language: 'es', doctorId: doctorId ?? 0, time: { now: NOW.toISOString(), since: NOW.toISOString() } },
      { from: NOW.toISOString() },
    )
    expect(listed.length).toBeGreaterThan(0)
    expect(plans.at(-1)).toMatch(/Index Scan (using|on) appointment_of_doctor/)
    expect(plans.at(-1)).not.toMatch(/Seq Scan on appointment/)
  })
})
