import type { Tx } from '../../../server/platform/db/database'

const DOCUMENTS = 10_000
const MINUTES = 1_000_000

/** Inserts 10,000 documents, and a heart rate for each of the last million minutes (694 days). */
export async function seedRecords(db: Tx, tenant: string, patient: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.query(`insert into stored_file (tenant, hash, size, stored_at) values ($1, 'bench', 1, $2)`, [
    tenant,
    at,
  ])
  await db.query(
    `insert into document (tenant, patient_id, name, notes, document_type, created_at, type, hash, size)
     select $1, $2, 'Informe ' || n || '.pdf', 'Nota ' || n, 0, $3::timestamptz - n * interval '3 hours', 'application/pdf', 'bench', 1
     from generate_series(1, $4::int) n`,
    [tenant, patient, at, DOCUMENTS],
  )
  await seedHeartRates(db, tenant, patient, now)
  await db.exec('analyze measurement; analyze document')
}

/** Inserts a heart rate for each minute before a moment. */
export async function seedHeartRates(
  db: Tx,
  tenant: string,
  patient: string,
  now: Date,
  minutes = MINUTES,
): Promise<void> {
  await db.query(
    `insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source, saved_at, saved_by)
     select $1, nextval('measurement_reading'), $2, 4, 60 + n % 59, at, 'Europe/Madrid', (at at time zone 'Europe/Madrid')::date,
       'device', 'Pulsera', $3::timestamptz, $2
     from (select n, $3::timestamptz - n * interval '1 minute' as at from generate_series(1, $4::int) n) minute`,
    [tenant, patient, now.toISOString(), minutes],
  )
}
