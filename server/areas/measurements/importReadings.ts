import type { MeasureSave, ReadingImported } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { invalidField } from '../invalidField'
import { localDay } from '../time/zone'
import { checkReading } from './checkReading'
import type { Writer } from './patient'
import { noteDevice } from './readings'

/** How many readings are saved at once. */
export const MAX_READINGS = 200

/** Saves the readings of a file or device account, all of them or none. What was saved before is not saved again. Throws 400 for an impossible one. */
export async function importReadings(
  db: Tx,
  writer: Writer,
  readings: readonly MeasureSave[],
  origin: 'file' | 'device' = 'file',
): Promise<ReadingImported> {
  if (readings.length > MAX_READINGS) throw invalidField('readings', 'length')
  for (const reading of readings) checkReading(reading, writer.now)
  const rows = readings.map(({ measures, measureDate, zone = writer.zone, source }) => ({
    measures,
    zone,
    at: new Date(measureDate).toISOString(),
    day: localDay(zone, Date.parse(measureDate)),
    source: source ?? '',
  }))
  return db.tx(async (tx) => {
    const saved = await tx.query<{ id: number }>(
      `with reading as (
         select nextval('measurement_reading') as id, r.* from jsonb_to_recordset($1::jsonb)
           as r(measures jsonb, zone text, at timestamptz, day date, source text)
       )
       insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
         saved_at, saved_by)
       select $2, r.id, $3, m.id, m.value, r.at, r.zone, r.day, $6, r.source, $4::timestamptz, $5
       from reading r, jsonb_to_recordset(r.measures) as m(id int, value float8)
       on conflict do nothing returning reading_id as id`,
      [JSON.stringify(rows), writer.tenant, writer.patient, writer.now.toISOString(), writer.actor, origin],
    )
    for (const source of new Set(rows.map((row) => row.source))) await noteDevice(tx, writer, origin, source)
    const count = new Set(saved.map(({ id }) => id)).size
    return { saved: count, known: readings.length - count }
  })
}
