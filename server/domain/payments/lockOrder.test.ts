import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { book } from '../booking/steps/booking'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { startPaymentServer, type PaymentServer } from './test/paymentServer'

const ROUNDS = 3
const DAY = 86_400_000

describe.each(databases)('lock order of concurrent bookings on %s', (database) => {
  let server: PaymentServer
  let doctors: number[]
  beforeAll(async () => {
    server = await startPaymentServer(database)
    doctors = await twoDoctors(server)
    await server.db.exec(
      `insert into person (tenant, id, name) values ('one', 'eva', 'Eva'), ('one', 'ivo', 'Ivo')`,
    )
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())

  it(
    'BOOK-008 two patients with holds book each other’s doctor: both get a response',
    async () => {
      const [first = 0, second = 0] = doctors
      const bookingOf = (patientId: string, doctorId: number, serviceId: number, start: number) =>
        book(
          { ...server, now: NOW, language: 'es', patientId, actorId: patientId },
          { ...nobodyElse, doctorId, serviceId, start, userOffset: 60, userZone: null },
        )
      for (let round = 0; round < ROUNDS; round += 1) {
        const at = (hour: number) => Date.parse('2027-03-01T00:00:00Z') + round * DAY + hour * 3_600_000
        await bookingOf('eva', second, SHORT, at(10))
        await bookingOf('ivo', first, SHORT, at(10 + 2 / 3))
        const answers = await Promise.allSettled([
          bookingOf('eva', first, LONG, at(10)),
          bookingOf('ivo', second, LONG, at(10.5)),
        ])
        expect(answers.map((one) => (one.status === 'rejected' ? String(one.reason) : 'held'))).toEqual([
          'held',
          'held',
        ])
      }
    },
    STARTUP_TIMEOUT,
  )
})

const SHORT = 90_020
const LONG = 90_030
const nobodyElse = {
  providerId: null,
  notes: null,
  country: null,
  insurerId: null,
  agreementId: null,
  documents: null,
  answers: null,
  returnUrl: undefined,
}

/** Two doctors in UTC who work day and night, with a visit of 20 and one of 30 minutes that cost something. */
async function twoDoctors({ db }: PaymentServer): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select distinct doctor_id as id from provider where tenant = 'one' and is_active order by doctor_id limit 2`,
  )
  const ids = rows.map(({ id }) => id)
  await db.query(`update doctor set timezone = 'UTC' where id = any($1::int[])`, [ids])
  await db.query(`delete from working_interval where doctor_id = any($1::int[])`, [ids])
  await db.query(
    `insert into working_interval (tenant, doctor_id, weekday, starts, ends)
     select 'one', id, weekday, '00:00', '24:00' from unnest($1::int[]) id, generate_series(0, 6) weekday`,
    [ids],
  )
  await db.exec(
    `insert into service (tenant, id, specialty_id, name, amount, duration, type)
     select 'one', 90000 + minutes, min(id), 'Visit', 45, minutes, 2
     from specialty, unnest(array[20, 30]) minutes where tenant = 'one' group by minutes`,
  )
  await db.query(
    `insert into provider_service (tenant, provider_id, service_id)
     select 'one', p.id, s.id from provider p, service s
     where p.tenant = 'one' and s.tenant = 'one' and s.id > 90000 and p.doctor_id = any($1::int[])`,
    [ids],
  )
  return ids
}
