// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { openDb, type Db } from '../../../platform/db/database'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { cancel } from '../steps/cancel'
import { acceptFreedTime } from './answerFreedTime'
import { runWaitingRound } from '../../waitingList/waitingWorker'

const WAITING = 200
const FREED = 20
const HOUR = 3_600_000

interface Held {
  wishId: number
  patientId: string
  bookId: number
}

describe.each(databases)('20 freed times and 200 people who wait, on %s', (database) => {
  let clinic: Clinic
  let processes: Db[]
  let bookIds: number[]
  let second: Db | undefined
  const held = () =>
    clinic.db.query<Held>(
      `select f.wish_id as "wishId", w.patient_id as "patientId", f.appointment_id as "bookId" from freed_time f
       join waiting_wish w on w.tenant = f.tenant and w.id = f.wish_id
       where f.outcome is null order by w.joined_at, w.id`,
    )
  const tenant = () => {
    const found = clinic.tenants.byId('one')
    if (!found) throw new Error('there is no tenant')
    return found
  }
  const contextOf = (db: Db, patientId: string, now = NOW) => ({
    db,
    tenant: tenant(),
    patientId,
    actorId: patientId,
    now,
    origin: 'http://localhost',
    language: 'es',
    payments: undefined,
  })

  beforeAll(async () => {
    clinic = await openClinic(database)
    second = database === 'postgres' ? await openSecond(clinic.db) : undefined
    processes = [clinic.db, second ?? clinic.db]
    bookIds = await fillClinic(clinic.db)
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await second?.close()
    await clinic.close()
  })

  it(
    'BOOK-091 each time goes to one person, in the order of the list, and nobody has two',
    async () => {
      const cancelled = bookIds.map((id, n) =>
        cancel(contextOf(processes[n % 2] ?? clinic.db, `free-${n + 1}`), id),
      )
      // Both processes look for new times meanwhile.
      const rounds = processes.map((db) =>
        runWaitingRound({ db, tenants: clinic.tenants, now: () => NOW }, new Map()),
      )
      await Promise.all([...cancelled, ...rounds])
      const winners = await held()
      expect(winners.map(({ patientId }) => patientId)).toEqual(
        Array.from({ length: FREED }, (_, n) => `wait-${n + 1}`),
      )
      expect(new Set(winners.map(({ bookId }) => bookId)).size).toBe(FREED)
      expect(await doubleBooked(clinic.db)).toBe(0)
    },
    STARTUP_TIMEOUT,
  )

  it(
    'BOOK-091 half take theirs in both processes at once; the others’ go on to the next, with no time lost or given twice',
    async () => {
      const winners = await held()
      const takers = winners.slice(0, FREED / 2)
      const answers = await Promise.allSettled(
        takers.flatMap(({ patientId, wishId }) =>
          processes.map((db) => acceptFreedTime(contextOf(db, patientId), wishId, {})),
        ),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREED / 2)
      const late = new Date(NOW.getTime() + 2 * HOUR)
      await Promise.all(
        processes.map((db) => runWaitingRound({ db, tenants: clinic.tenants, now: () => late }, new Map())),
      )
      const next = await held()
      expect(next).toHaveLength(FREED / 2)
      const silent = new Set(winners.slice(FREED / 2).map(({ bookId }) => bookId))
      expect(next.filter(({ bookId }) => silent.has(bookId))).toEqual([])
      expect(await doubleBooked(clinic.db)).toBe(0)
      const [count] = await clinic.db.query<{ waiting: number }>(
        `select count(*)::int as waiting from waiting_wish where tenant = 'one' and ended_at is null`,
      )
      expect(count?.waiting, 'who did not answer still waits').toBe(WAITING - FREED / 2)
    },
    STARTUP_TIMEOUT,
  )
})

/** Another pool of connections, as another process has. */
async function openSecond(db: Db): Promise<Db> {
  const [place] = await db.query<{ port: number; name: string; person: string }>(
    'select inet_server_port() as port, current_database() as name, current_user as person',
  )
  if (!place) throw new Error('the database has no address')
  return openDb({ url: `postgres://${place.person}@127.0.0.1:${place.port}/${place.name}` })
}

/** A doctor with twenty appointments of twenty people, and two hundred who wait for any time of them. Returns the appointments. */
async function fillClinic(db: Db): Promise<number[]> {
  await db.exec(`
    insert into person (tenant, id, name, surname, active)
      select 'one', kind || '-' || n, 'Persona', kind || n, true
      from unnest(array['wait', 'free']) kind, generate_series(1, ${WAITING}) n;
    create temporary table chosen as
      select p.id as provider_id, p.doctor_id, ps.service_id, coalesce(ps.duration, s.duration) as duration
      from provider p join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
      join service s on s.tenant = p.tenant and s.id = ps.service_id and s.is_active and s.show_in_agenda
      join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.is_active
      where p.tenant = 'one' and p.is_active and coalesce(ps.duration, s.duration) <= 30 order by p.id, ps.service_id limit 1;
    delete from appointment where tenant = 'one' and doctor_id = (select doctor_id from chosen);
    delete from working_interval where tenant = 'one' and doctor_id = (select doctor_id from chosen);
    delete from special_date where tenant = 'one' and doctor_id = (select doctor_id from chosen);
    update doctor set timezone = 'UTC' where tenant = 'one' and id = (select doctor_id from chosen);
    insert into special_date (tenant, doctor_id, day, is_day_off, starts, ends, breaks)
      select 'one', doctor_id, '2027-01-20', false, '08:00', time '08:00' + make_interval(mins => duration * ${FREED}), '[]' from chosen;
    insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status, agreed_start)
      select 'one', 'free-' || n, provider_id, doctor_id, service_id,
        timestamptz '2027-01-20T08:00:00Z' + make_interval(mins => duration * (n - 1)),
        timestamptz '2027-01-20T08:00:00Z' + make_interval(mins => duration * n), ${AppointmentStatus.booked}, 'infinity'
      from chosen, generate_series(1, ${FREED}) n;
    insert into waiting_wish (tenant, patient_id, actor_id, language, service_id, doctor_id, weekdays, from_minute, to_minute,
        before, notice_hours, joined_at)
      select 'one', 'wait-' || n, 'wait-' || n, 'es', service_id, doctor_id, '{0,1,2,3,4,5,6}', 0, 1440,
        '2027-02-20T00:00:00Z', 0, timestamptz '2027-01-01T00:00:00Z' + make_interval(mins => n)
      from chosen, generate_series(1, ${WAITING}) n`)
  const rows = await db.query<{ id: number }>(
    `select id from appointment where tenant = 'one' and patient_id like 'free-%' order by starts_at`,
  )
  return rows.map(({ id }) => id)
}

/** Times of a doctor that two appointments take. */
async function doubleBooked(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from appointment a join appointment b on b.tenant = a.tenant and b.doctor_id = a.doctor_id
       and b.id > a.id and b.period && a.period and a.status in (2, 3, 5, 6) and b.status in (2, 3, 5, 6)`,
  )
  return row?.count ?? 0
}
