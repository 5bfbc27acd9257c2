import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { Writer } from './patient'

/** Notes that a reading is right although it stands out, or takes that back. Throws 404 for somebody else's reading. */
export async function confirmReading(
  db: Tx,
  { tenant, patient, now }: Writer,
  id: number,
  isConfirmed: boolean,
): Promise<void> {
  const rows = await db.query(
    `update measurement set confirmed_at = $4::timestamptz where tenant = $1 and patient_id = $2 and reading_id = $3
     returning reading_id`,
    [tenant, patient, id, isConfirmed ? now.toISOString() : null],
  )
  orNotFound(rows[0])
}

/**
 * The confirmed values of each day, by measure and date. Takes the values of `filter`: tenant, patient, measures, first and last date,
 * and the source or null.
 */
export async function readConfirmed(
  db: Tx,
  values: readonly unknown[],
  filter: string,
): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db.query<{ measure: number; date: string; confirmed: number[] }>(
    `select measure, local_date::text as date, array_agg(value order by value) as confirmed
     from measurement where ${filter} and confirmed_at is not null group by measure, local_date`,
    [...values],
  )
  return new Map(rows.map(({ measure, date, confirmed }) => [`${measure} ${date}`, confirmed]))
}
