import type { MeasureSave, Reading } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { TOLERANCE } from './knownReadings'
import type { Patient, Writer } from './patient'

/** Notes that a person has removed or corrected a reading, so that no file or device brings it back. */
export async function noteRemoved(
  tx: Tx,
  { tenant, patient, now }: Pick<Writer, 'tenant' | 'patient' | 'now'>,
  { date, measures }: Pick<Reading, 'date' | 'measures'>,
): Promise<void> {
  await tx.query(
    `insert into removed_reading (tenant, patient_id, measured_at, measures, removed_at)
     values ($1, $2, $3::timestamptz, $4::jsonb, $5::timestamptz)`,
    [tenant, patient, date, JSON.stringify(measures), now.toISOString()],
  )
}

/** Which of some readings a person has removed or corrected: one answer for each. */
export async function findRemoved(
  tx: Tx,
  { tenant, patient }: Patient,
  readings: readonly Pick<MeasureSave, 'measures' | 'measureDate'>[],
): Promise<boolean[]> {
  const rows = readings.map(({ measures, measureDate }) => ({
    measures,
    at: new Date(measureDate).toISOString(),
  }))
  const found = await tx.query<{ removed: boolean }>(
    `select exists (select from removed_reading r where r.tenant = $2 and r.patient_id = $3
       and r.measured_at = (s.reading ->> 'at')::timestamptz and ${sameNumbers(`s.reading -> 'measures'`)}) as removed
     from jsonb_array_elements($1::jsonb) with ordinality as s(reading, place) order by s.place`,
    [JSON.stringify(rows), tenant, patient],
  )
  return found.map(({ removed }) => removed)
}

/** The values of a measure that a person has removed or corrected, the oldest first. Takes milliseconds and an instant, both included. */
export const listRemoved = (
  db: Tx,
  { tenant, patient }: Patient,
  measure: number,
  { from, to }: { from: number | undefined; to: string | undefined },
): Promise<{ time: number; value: number }[]> =>
  db.query(
    `select round(extract(epoch from r.measured_at) * 1000)::float8 as time, m.value
     from removed_reading r, jsonb_to_recordset(r.measures) as m(id int, value float8)
     where r.tenant = $1 and r.patient_id = $2 and m.id = $3 and ($4::timestamptz is null or r.measured_at >= $4::timestamptz)
       and ($5::timestamptz is null or r.measured_at <= $5::timestamptz)
     order by r.measured_at`,
    [tenant, patient, measure, from === undefined ? null : new Date(from).toISOString(), to ?? null],
  )

/** Forgets that a reading was removed: the person has saved it again. */
export async function forgetRemoved(
  tx: Tx,
  { tenant, patient }: Patient,
  { measures, measureDate }: Pick<MeasureSave, 'measures' | 'measureDate'>,
): Promise<void> {
  await tx.query(
    `delete from removed_reading r where r.tenant = $1 and r.patient_id = $2 and r.measured_at = $3::timestamptz
       and ${sameNumbers('$4::jsonb')}`,
    [tenant, patient, new Date(measureDate).toISOString(), JSON.stringify(measures)],
  )
}

/** Whether a removed reading has the numbers of an SQL expression, and no others. */
const sameNumbers = (
  measures: string,
): string => `jsonb_array_length(r.measures) = jsonb_array_length(${measures})
  and not exists (select from jsonb_to_recordset(${measures}) as n(id int, value float8)
    where not exists (select from jsonb_to_recordset(r.measures) as o(id int, value float8)
      where o.id = n.id and abs(o.value - n.value) <= ${TOLERANCE} * greatest(1, abs(o.value))))`
