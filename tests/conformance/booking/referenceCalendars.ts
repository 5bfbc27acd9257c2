import type { Db } from '../../../server/platform/db/database'

/** Creates the tables that hold the calendars while `withoutWorkingHours` runs. */
export const createClosedTables = (db: Db): Promise<void> =>
  db.exec(
    'create table closed_interval (like working_interval); create table closed_date (like special_date)',
  )

/** Books every doctor of a tenant at `start`, each for another patient of the demo data. */
export async function bookAllDoctors(db: Db, tenant: string, start: string, minutes: number): Promise<void> {
  await db.query(
    `with practice as (
       select p.id, p.doctor_id, row_number() over () as n, min(s.service_id) as service_id
       from provider p join provider_service s on s.tenant = p.tenant and s.provider_id = p.id
       where p.tenant = $1 group by p.id, p.doctor_id),
     patient as (
       select id, row_number() over (order by id) as n from person p
       where tenant = $1 and id not in (select sub from account)
         -- Somebody who has another appointment then could not be given this one, and the doctor would stay free.
         and not exists (select from appointment a where a.tenant = p.tenant and a.patient_id = p.id
           and a.starts_at < $2::timestamptz + $3 * interval '1 minute' and a.ends_at > $2::timestamptz))
     insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
     select $1, patient.id, practice.id, doctor_id, service_id, $2::timestamptz, $2::timestamptz + $3 * interval '1 minute'
     from practice join patient using (n)
     on conflict do nothing`,
    [tenant, start, minutes],
  )
}

/** Runs `work` while no doctor of a tenant has working hours. */
export async function withoutWorkingHours(db: Db, tenant: string, work: () => Promise<void>): Promise<void> {
  const move = (from: string, to: string) =>
    db.query(
      `with removed as (delete from ${from} where tenant = $1 returning *) insert into ${to} select * from removed`,
      [tenant],
    )
  await move('working_interval', 'closed_interval')
  await move('special_date', 'closed_date')
  try {
    await work()
  } finally {
    await move('closed_date', 'special_date')
    await move('closed_interval', 'working_interval')
  }
}
