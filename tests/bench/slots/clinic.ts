import type { Db } from '../../../server/platform/db/database'

export const DOCTORS = 1000

/**
 * Inserts doctors (default 1,000) in three time zones into a tenant with a catalogue. All offer one service and have ten
 * appointments a day in the first seven days and one a day up to day 90. Returns the id of the service.
 */
export async function fillClinic(db: Db, tenant: string, now: Date, doctors = DOCTORS): Promise<number> {
  const [service] = await db.query<{ id: number }>(
    `update service set duration = 20 where tenant = $1
       and id = (select min(id) from service where tenant = $1 and is_active) returning id`,
    [tenant],
  )
  const serviceId = service?.id ?? 0
  for (const { sql, params } of statements(tenant, serviceId, now, doctors)) await db.query(sql, params)
  await db.exec('analyze')
  return serviceId
}

const statements = (tenant: string, serviceId: number, now: Date, doctors: number) => [
  {
    sql: `insert into doctor (tenant, id, title, name, surname, timezone)
      select $1, n, 'Dra.', 'Nombre ' || n, 'Apellido ' || n,
        (array['Europe/Madrid', 'Europe/Madrid', 'Atlantic/Canary', 'America/New_York'])[1 + n % 4]
      from generate_series(10001, 10000 + $2::int) n`,
    params: [tenant, doctors],
  },
  {
    sql: `insert into doctor_specialty select d.tenant, d.id, s.specialty_id from doctor d
      join service s on s.tenant = d.tenant and s.id = $2 where d.tenant = $1 and d.id > 10000`,
    params: [tenant, serviceId],
  },
  {
    sql: `insert into provider (tenant, id, doctor_id, city, country)
      select tenant, id + 10000, id, 'Madrid', 'ES' from doctor where tenant = $1 and id > 10000`,
    params: [tenant],
  },
  {
    sql: `insert into provider_service (tenant, provider_id, service_id)
      select tenant, id, $2 from provider where tenant = $1 and doctor_id > 10000`,
    params: [tenant, serviceId],
  },
  {
    sql: `insert into working_interval (tenant, doctor_id, weekday, starts, ends)
      select d.tenant, d.id, day, part.starts::time + (d.id % 4) * interval '15 minutes', part.ends::time
      from doctor d, generate_series(1, 5) day, (values ('08:00', '14:00'), ('16:00', '20:00')) part (starts, ends)
      where d.tenant = $1 and d.id > 10000`,
    params: [tenant],
  },
  {
    sql: `insert into special_date (tenant, doctor_id, day, is_day_off)
      select tenant, id, $2::date + 10 + (id % 60) + n, true from doctor, generate_series(0, 4) n
      where tenant = $1 and id > 10000`,
    params: [tenant, now.toISOString()],
  },
  // Each doctor has one patient, so that no patient has overlapping appointments.
  {
    sql: `insert into person (tenant, id, name)
      select tenant, 'patient-' || id, 'Paciente ' || id from doctor where tenant = $1 and id > 10000`,
    params: [tenant],
  },
  {
    sql: `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
      select d.tenant, 'patient-' || d.id, d.id + 10000, d.id, $2, start, start + interval '20 minutes'
      from doctor d, generate_series(0, 89) day, generate_series(0, 9) nth,
        lateral (select ((($3::timestamptz at time zone d.timezone)::date + day)::timestamp + interval '8 hours'
          + (d.id % 4) * interval '15 minutes' + nth * interval '20 minutes') at time zone d.timezone as start) s
      where d.tenant = $1 and d.id > 10000 and (day < 7 or nth = 0)`,
    params: [tenant, serviceId, now.toISOString()],
  },
]
