import type { MeasureSave } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Writer } from './patient'

/** Who sends a reading that may come again. */
export type Sender = 'device' | 'bluetooth' | 'file'

/** Numbers of an export are rounded to six decimals of their unit: a relative difference. */
export const TOLERANCE = 1e-6

/**
 * Finds the readings that a person has already: of the same instant, with the same numbers. A file is compared with everything,
 * since it may hold what the portal has exported; a device only with itself (decision 957). Returns an id or null for each one.
 * Other imports for this person wait until the transaction ends.
 */
export async function findKnown(
  tx: Tx,
  { tenant, patient }: Pick<Writer, 'tenant' | 'patient'>,
  readings: readonly Pick<MeasureSave, 'measures' | 'measureDate' | 'source'>[],
  sender: Sender,
): Promise<(number | null)[]> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`readings ${tenant} ${patient}`])
  const rows = readings.map(({ measures, measureDate, source }) => ({
    measures,
    at: new Date(measureDate).toISOString(),
    source: source ?? '',
  }))
  const found = await tx.query<{ id: number | null }>(
    `select (
       select k.reading_id from measurement k
       join jsonb_to_recordset(r.reading -> 'measures') as m(id int, value float8)
         on m.id = k.measure and abs(m.value - k.value) <= ${TOLERANCE} * greatest(1, abs(k.value))
       where k.tenant = $2 and k.patient_id = $3 and k.measured_at = (r.reading ->> 'at')::timestamptz
         and ($4 = 'file' or (k.origin = $4 and k.source = r.reading ->> 'source'))
       group by k.reading_id having count(*) = jsonb_array_length(r.reading -> 'measures')
       order by k.reading_id limit 1
     )::int8 as id
     from jsonb_array_elements($1::jsonb) with ordinality as r(reading, place) order by r.place`,
    [JSON.stringify(rows), tenant, patient, sender],
  )
  return found.map(({ id }) => id)
}
