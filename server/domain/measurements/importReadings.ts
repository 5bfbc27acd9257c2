import type { MeasureSave, ReadingImported } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { localDay } from '../shared/zone'
import { refusalOf } from './checkReading'
import { findKnown } from './knownReadings'
import type { Writer } from './patient'
import { noteDevice } from './readings'

/** How many readings are saved at once. */
export const MAX_READINGS = 200

/**
 * Saves the readings of a file or device account. What the person has already is not saved again. Of a file, a reading that
 * cannot be is refused and the others are saved; a device account has checked its readings. Throws 400 for too many.
 */
export async function importReadings(
  db: Tx,
  writer: Writer,
  readings: readonly MeasureSave[],
  origin: 'file' | 'device' = 'file',
): Promise<ReadingImported> {
  if (readings.length > MAX_READINGS) throw invalidField('readings', 'length')
  const refused = readings.flatMap((reading, index) => {
    const reason = origin === 'file' ? refusalOf(reading, writer.now) : null
    return reason ? [{ index, reason }] : []
  })
  const refusedIndexes = new Set(refused.map(({ index }) => index))
  const accepted = readings.filter((_, index) => !refusedIndexes.has(index))
  const different = [...new Map(accepted.map((reading) => [readingKeyOf(reading, origin), reading])).values()]
  return db.tx(async (tx) => {
    const known = await findKnown(tx, writer, different, origin)
    const added = different.filter((_, index) => known[index] === null)
    await insertAll(tx, writer, added, origin)
    for (const source of new Set(accepted.map((reading) => reading.source ?? '')))
      await noteDevice(tx, writer, origin, source)
    return { saved: added.length, known: accepted.length - added.length, refused }
  })
}

/** What makes two readings of a request the same, as in `findKnown`. */
const readingKeyOf = ({ measures, measureDate, source }: MeasureSave, origin: 'file' | 'device') =>
  JSON.stringify([
    Date.parse(measureDate),
    measures.toSorted((a, b) => a.id - b.id).map(({ id, value }) => [id, value]),
    origin === 'device' ? source : '',
  ])

async function insertAll(
  tx: Tx,
  writer: Writer,
  readings: readonly MeasureSave[],
  origin: 'file' | 'device',
): Promise<void> {
  const rows = readings.map(({ measures, measureDate, zone = writer.zone, source }) => ({
    measures,
    zone,
    at: new Date(measureDate).toISOString(),
    day: localDay(zone, Date.parse(measureDate)),
    source: source ?? '',
  }))
  await tx.query(
    `with reading as (
       select nextval('measurement_reading') as id, r.* from jsonb_to_recordset($1::jsonb)
         as r(measures jsonb, zone text, at timestamptz, day date, source text)
     )
     insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
       saved_at, saved_by)
     select $2, r.id, $3, m.id, m.value, r.at, r.zone, r.day, $6, r.source, $4::timestamptz, $5
     from reading r, jsonb_to_recordset(r.measures) as m(id int, value float8)`,
    [JSON.stringify(rows), writer.tenant, writer.patient, writer.now.toISOString(), writer.actor, origin],
  )
}
