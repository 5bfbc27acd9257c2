import { AppointmentType } from '../../../schemas/generated/constants'
import type { Tx } from '../../../server/platform/db/database'

/** The person of a patient, and of a doctor. */
export const patientOf = (n: number): string => `patient-${n}`
export const doctorOf = (n: number): string => `doctor-${n}`
/** The number of a doctor in the API. */
export const doctorIdOf = (n: number): number => FIRST + n
const FIRST = 10_000

/** Inserts this many patients with video-call access and as many doctors with an account. */
export async function seedPeople(db: Tx, tenant: string, patients: number, doctors: number): Promise<void> {
  await db.query(
    `insert into person (tenant, id, name, surname, is_plus)
     select $1, 'patient-' || n, 'Paciente', n::text, true from generate_series(1, $2::int) n
     union all select $1, 'doctor-' || n, 'Doctora', n::text, false from generate_series(1, $3::int) n`,
    [tenant, patients, doctors],
  )
  await db.query(
    `insert into account (tenant, sub, email, password_hash)
     select tenant, id, id || '@bench.test', '-' from person where tenant = $1 and name in ('Paciente', 'Doctora')`,
    [tenant],
  )
  await db.query(
    `insert into doctor (tenant, id, person_id, title, name, surname, timezone)
     select $1, $3::int + n, 'doctor-' || n, 'Dra.', 'Nombre', 'Apellido ' || n, 'Europe/Madrid' from generate_series(1, $2::int) n`,
    [tenant, doctors, FIRST],
  )
  await db.query(
    `insert into provider (tenant, id, doctor_id) select tenant, id, id from doctor where tenant = $1 and id > $2`,
    [tenant, FIRST],
  )
}

/** Inserts an appointment by video for each doctor, with the patient of the same number. Returns their ids, by number less one. */
export async function seedAppointments(db: Tx, tenant: string, start: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
     select d.tenant, 'patient-' || (d.id - $2::int), d.id, d.id, s.id, $3::timestamptz, $3::timestamptz + interval '15 minutes'
     from doctor d, (select min(id) as id from service where tenant = $1 and type = $4) s
     where d.tenant = $1 and d.id > $2::int order by d.id returning id`,
    [tenant, FIRST, start.toISOString(), AppointmentType.online],
  )
  return rows.map(({ id }) => id)
}
