import type { Db, Tx } from '../../../server/platform/db/database'
import { menNames, surnames, womenNames } from '../../../server/demo/people/names'

/** How much a filled database holds, in all tenants together. */
export interface Scale {
  users: number
  doctors: number
  tenants: number
}

/** The largest database, divided by a number. Each doctor has 100 users, 500 appointments and 2,000 readings of these users. */
export const scaleOf = (divisor: number): Scale => ({
  users: Math.round(1_000_000 / divisor),
  doctors: Math.round(10_000 / divisor),
  tenants: 100,
})

const PER_DOCTOR = { users: 100, appointments: 500, readings: 2000 }
/** Numbers of filled doctors start above those of the demo data; those of their practices are this much higher. */
export const FIRST_DOCTOR = 100_000
const PRACTICE = 1_000_000
/** A doctor's appointments begin this many days ago, four a day. */
const DAYS_BEFORE = 62
/** Doctors of a transaction. */
const BATCH = 100

/** The person of user `n`, from 1, of tenant `$1`. */
const USER_SQL = `md5($1::text || '/' || n)`

interface Part {
  tenant: string
  /** The first doctor and the last, by number from 1. */
  from: number
  to: number
  now: Date
}

/**
 * Fills a database: the given tenant, which has a catalogue, gets half of everything, the other tenants, of which only the rows exist,
 * share the rest.
 */
export async function fillScale(db: Db, tenant: string, scale: Scale, now: Date): Promise<void> {
  const others = Array.from({ length: scale.tenants - 1 }, (_, n) => `other-${n + 1}`)
  const half = Math.round(scale.doctors / 2)
  await copyCatalogue(db, tenant, others)
  for (const [at, id] of [tenant, ...others].entries()) {
    const doctors = at === 0 ? half : Math.max(1, Math.round(half / others.length))
    for (let from = 1; from <= doctors; from += BATCH) {
      const part = { tenant: id, from, to: Math.min(doctors, from + BATCH - 1), now }
      await db.tx((tx) => fillPart(tx, part))
      if (at === 0) process.stderr.write(`${part.to} of ${doctors} doctors of ${id}\n`)
    }
  }
  await db.exec('vacuum analyze')
}

/** Gives other tenants the specialties and services of the first. */
async function copyCatalogue(db: Db, tenant: string, others: readonly string[]): Promise<void> {
  const columns: Record<string, string> = {
    specialty: 'id, name, description, is_active',
    service: 'id, specialty_id, name, amount, duration, type, is_active',
  }
  for (const [table, list] of Object.entries(columns))
    await db.query(
      `insert into ${table} (tenant, ${list}) select other, ${list} from ${table}, unnest($2::text[]) other where tenant = $1`,
      [tenant, others],
    )
}

async function fillPart(tx: Tx, part: Part): Promise<void> {
  // Nobody listens to what a change of so many rows says, and the rows are right by construction.
  await tx.exec('set local session_replication_role = replica')
  await fillUsers(tx, part)
  await fillDoctors(tx, part)
  await fillAppointments(tx, part)
  await fillVisits(tx, part)
  await fillReadings(tx, part)
}

const users = ({ from, to }: Part) => [(from - 1) * PER_DOCTOR.users + 1, to * PER_DOCTOR.users]

/** Users with the names, documents and telephones that the search and the sorted lists read; four of five have an account. */
async function fillUsers(tx: Tx, part: Part): Promise<void> {
  const params = [part.tenant, ...users(part)]
  await tx.query(
    `insert into person (tenant, id, name, surname, email, phone, gender, birth_date, identification_number, identification_number_type,
       external_id, active, email_confirmed)
     select $1, ${USER_SQL}, names[1 + a % cardinality(names)],
       surnames[1 + b % cardinality(surnames)] || ' ' || surnames[1 + c % cardinality(surnames)],
       case when n % 5 > 0 then 'user.' || n || '@portico.test' end, '+346' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
       1 + a % 2, date '1930-01-01' + b % 33000, lpad((10000000 + n * 37)::text, 8, '0') || substr('TRWAGMYFPDXBNJZSQVHLCKE', 1 + (10000000 + n * 37) % 23, 1),
       1, 'H-' || (100000 + n), n % 50 <> 7, n % 5 > 0
     from generate_series($2::int, $3::int) n, (select $4::text[] as names, $5::text[] as surnames) lists,
       lateral (select ('x' || substr(md5(n::text), 1, 7))::bit(28)::int as a, ('x' || substr(md5(n::text), 8, 7))::bit(28)::int as b,
         ('x' || substr(md5(n::text), 15, 7))::bit(28)::int as c) random`,
    [...params, [...menNames, ...womenNames], surnames],
  )
  await tx.query(
    `insert into account (tenant, sub, email, password_hash)
     select $1, ${USER_SQL}, 'user.' || n || '@portico.test', '-' from generate_series($2::int, $3::int) n where n % 5 > 0`,
    params,
  )
}

/** Doctors with an account, a practice, the services of one specialty in turn, and a working week. */
async function fillDoctors(tx: Tx, { tenant, from, to }: Part): Promise<void> {
  const params = [tenant, from + FIRST_DOCTOR, to + FIRST_DOCTOR]
  const numbers = 'generate_series($2::int, $3::int) n'
  const specialties = `(select array_agg(id order by id) as ids from specialty where tenant = $1 and is_active) all_of`
  const specialty = 'all_of.ids[1 + n % cardinality(all_of.ids)]'
  const statements = [
    `insert into person (tenant, id, name, surname) select $1, 'doctor-' || n, 'Nombre ' || n, 'Apellido ' || n from ${numbers}`,
    `insert into account (tenant, sub, email, password_hash)
     select $1, 'doctor-' || n, 'doctor.' || n || '@portico.test', '-' from ${numbers}`,
    `insert into doctor (tenant, id, person_id, title, name, surname, timezone)
     select $1, n, 'doctor-' || n, 'Dra.', 'Nombre ' || n, 'Apellido ' || n, 'Europe/Madrid' from ${numbers}`,
    `insert into doctor_specialty (tenant, doctor_id, specialty_id) select $1, n, ${specialty} from ${numbers}, ${specialties}`,
    `insert into provider (tenant, id, doctor_id, city, country) select $1, n + ${PRACTICE}, n, 'Madrid', 'ES' from ${numbers}`,
    `insert into provider_service (tenant, provider_id, service_id) select $1, n + ${PRACTICE}, s.id
     from ${numbers}, ${specialties}, service s where s.tenant = $1 and s.is_active and s.specialty_id = ${specialty}`,
    `insert into working_interval (tenant, doctor_id, weekday, starts, ends)
     select $1, n, day, part.starts::time, part.ends::time
     from ${numbers}, generate_series(1, 5) day, (values ('08:00', '14:00'), ('16:00', '20:00')) part (starts, ends)`,
  ]
  for (const sql of statements) await tx.query(sql, params)
}

/** Four appointments a day of each doctor, from about two months ago to two months ahead, with the doctor's users in turn. */
async function fillAppointments(tx: Tx, { tenant, from, to, now }: Part): Promise<void> {
  await tx.query(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, created_at)
     select $1, md5($1::text || '/' || ((d - 1) * ${PER_DOCTOR.users} + 1 + k % ${PER_DOCTOR.users})), d + ${FIRST_DOCTOR + PRACTICE},
       d + ${FIRST_DOCTOR}, offered.service_id, start, start + interval '20 minutes', start - interval '20 days'
     from generate_series($2::int, $3::int) d, generate_series(0, ${PER_DOCTOR.appointments - 1}) k,
       lateral (select min(service_id) as service_id from provider_service
         where tenant = $1 and provider_id = d + ${FIRST_DOCTOR + PRACTICE}) offered,
       lateral (select (($4::date + k / 4 - ${DAYS_BEFORE})::timestamp + interval '8 hours'
         + (k % 4) * interval '1 hour' + (d % 3) * interval '20 minutes') at time zone 'Europe/Madrid' as start) time
     where offered.service_id is not null`,
    [tenant, from, to, now.toISOString().slice(0, 10)],
  )
}

/** Nine of ten appointments of the past were a call, and seven of ten have a written consultation. */
async function fillVisits(tx: Tx, { tenant, from, to, now }: Part): Promise<void> {
  const past = `from appointment a where tenant = $1 and doctor_id between $2 and $3 and starts_at < $4`
  const statements = [
    `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, answered_at, ended_at,
       patient_seen_at, doctor_seen_at, ended_by, end_reason)
     select tenant, id, patient_id, doctor_id, 'patient', 'ended', starts_at, starts_at + interval '1 minute', starts_at + interval '15 minutes',
       starts_at + interval '15 minutes', starts_at + interval '15 minutes', 'doctor', 'hungUp' ${past} and id % 10 > 0`,
    `insert into video_consultation (tenant, appointment_id, ended_at) select tenant, id, starts_at + interval '16 minutes' ${past} and id % 10 > 0`,
    `insert into consultation (tenant, patient_id, held_on, doctor_name, reason, summary, appointment_id, doctor_id, finished_at)
     select tenant, patient_id, starts_at::date, 'Dra. Nombre ' || doctor_id, 'Revisión', 'Todo en orden.', id, doctor_id,
       starts_at + interval '20 minutes' ${past} and id % 10 > 2`,
  ]
  for (const sql of statements)
    await tx.query(sql, [tenant, from + FIRST_DOCTOR, to + FIRST_DOCTOR, now.toISOString()])
}

/** A heart rate of each user on each of the last twenty days, with the sums of the days that the charts read. */
async function fillReadings(tx: Tx, part: Part): Promise<void> {
  const perUser = PER_DOCTOR.readings / PER_DOCTOR.users
  const rows = `select n, ${USER_SQL} as patient, $4::timestamptz - day * interval '1 day' as at, 60 + (n + day) % 50 as value
    from generate_series($2::int, $3::int) n, generate_series(1, ${perUser}) day`
  const params = [part.tenant, ...users(part), part.now.toISOString()]
  await tx.query(
    `insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source, saved_at, saved_by)
     select $1, nextval('measurement_reading'), patient, 4, value, at, 'Europe/Madrid', (at at time zone 'Europe/Madrid')::date,
       'device', 'Pulsera', at, patient from (${rows}) reading`,
    params,
  )
  await tx.query(
    `insert into measurement_day (tenant, patient_id, measure, local_date, origin, source, count, estimates, total, least_value,
       greatest_value, first_at, zone)
     select $1, patient, 4, (at at time zone 'Europe/Madrid')::date, 'device', 'Pulsera', 1, 0, value, value, value, at, 'Europe/Madrid'
     from (${rows}) reading`,
    params,
  )
}
