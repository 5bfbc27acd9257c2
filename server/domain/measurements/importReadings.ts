import type { MeasureSave, ReadingImported } from '../../../schemas/generated/entities'
import { nightShift } from '../../../schemas/rules/nights'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { localDay } from '../shared/zone'
import { refusalOf } from './checkReading'
import { countSaved } from './imports'
import { findKnown } from './knownReadings'
import type { Writer } from './patient'
import { noteDevice } from './readings'
import { findRemoved } from './removedReadings'

/** How many readings are saved at once. */
export const MAX_READINGS = 200

/**
 * Saves the readings of a file or device account. What the person has already is not saved again, and what they have removed or
 * corrected does not come back. Of a file, a reading that cannot be is refused and the others are saved; a device account has
 * checked its readings. Throws 400 for too many, and 404 for an import that is not the person's or was taken back.
 */
export async function importReadings(
  db: Tx,
  writer: Writer,
  readings: readonly MeasureSave[],
  { origin = 'file', importId }: { origin?: 'file' | 'device'; importId?: number | undefined } = {},
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
    const removed = await findRemoved(tx, writer, different)
    const added = different.filter((_, index) => known[index] === null && !removed[index])
    await insertAll(tx, writer, added, origin, importId)
    for (const source of new Set(added.map((reading) => reading.source ?? '')))
      await noteDevice(tx, writer, origin, source)
    if (importId !== undefined) await countSaved(tx, writer, importId, added.length)
    const goneKeys = new Set(
      different.filter((_, at) => removed[at] && known[at] === null).map((one) => readingKeyOf(one, origin)),
    )
    const gone = readings.flatMap((reading, index) =>
      !refusedIndexes.has(index) && goneKeys.has(readingKeyOf(reading, origin))
        ? [{ index, reason: 'removed' as const }]
        : [],
    )
    return {
      saved: added.length,
      known: accepted.length - added.length - gone.length,
      refused: [...refused, ...gone].toSorted((a, b) => a.index - b.index),
    }
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
  importId: number | undefined,
): Promise<void> {
  const rows = readings.map(({ measures, measureDate, zone = writer.zone, source, meal }) => ({
    measures: measures.map((one) => ({
      ...one,
      day: localDay(zone, Date.parse(measureDate) + nightShift(one.id, origin)),
    })),
    zone,
    meal: meal ?? null,
    at: new Date(measureDate).toISOString(),
    source: source ?? '',
  }))
  await tx.query(
    `with reading as (
       select nextval('measurement_reading') as id, r.* from jsonb_to_recordset($1::jsonb)
         as r(measures jsonb, zone text, at timestamptz, source text, meal text)
     )
     insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
       saved_at, saved_by, import_id, meal)
     select $2, r.id, $3, m.id, m.value, r.at, r.zone, m.day, $6, r.source, $4::timestamptz, $5, $7, r.meal
     from reading r, jsonb_to_recordset(r.measures) as m(id int, value float8, day date)`,
    [
      JSON.stringify(rows),
      writer.tenant,
      writer.patient,
      writer.now.toISOString(),
      writer.actor,
      origin,
      importId ?? null,
    ],
  )
}
