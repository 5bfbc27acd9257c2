import type { MeasureSave, Reading } from '../../../schemas/generated/entities'
import { nightShift } from '../../../schemas/rules/nights'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { orNotFound } from '../../platform/errors/orNotFound'
import { localDay } from '../shared/zone'
import { checkReading } from './checkReading'
import { findKnown } from './knownReadings'
import type { Patient, Writer } from './patient'
import { forgetRemoved, noteRemoved } from './removedReadings'

const PAGE_SIZE = 50
const MAX_MEASURES = 16

/** A row of the table. */
interface Row {
  readingId: number
  date: Date
  zone: string
  origin: Reading['origin']
  source: string
  id: Reading['measures'][number]['id']
  value: number
  meal: NonNullable<Reading['meal']> | null
}

const columns = `reading_id as "readingId", measured_at as date, zone, origin, source, measure as id, value, meal`

/** Saves a reading of a person. What a device or file sends again is not saved twice. Throws 400 for an impossible one. */
export function saveReading(db: Tx, writer: Writer, save: MeasureSave): Promise<Reading> {
  checkReading(save, writer.now)
  return db.tx(async (tx) => {
    await forgetRemoved(tx, writer, save)
    const origin = save.origin ?? 'manual'
    const isSent = origin !== 'manual' && origin !== 'camera'
    if (isSent) await noteDevice(tx, writer, origin, save.source ?? '')
    const [known] = isSent ? await findKnown(tx, writer, [save], origin) : []
    if (known) return orNotFound((await findReading(tx, writer, known)) ?? undefined)
    const [next] = await tx.query<{ id: number }>(`select nextval('measurement_reading')::int8 as id`)
    const id = orNotFound(next).id
    await insert(tx, writer, id, { ...save, origin })
    return orNotFound((await findReading(tx, writer, id)) ?? undefined)
  })
}

/**
 * Replaces the numbers, the instant and the zone of a reading; its origin stays. Throws 404 for somebody else's reading, and 400
 * with the reason `exists` for a minute in which another reading has one of these measures.
 */
export function correctReading(db: Tx, writer: Writer, id: number, save: MeasureSave): Promise<Reading> {
  checkReading(save, writer.now)
  return db.tx(async (tx) => {
    await requireFreeMinute(tx, writer, id, save)
    const { origin, source } = await removeOne(tx, writer, id)
    await forgetRemoved(tx, writer, save)
    await insert(tx, writer, id, { ...save, origin, source: source ?? null })
    return orNotFound((await findReading(tx, writer, id)) ?? undefined)
  })
}

async function requireFreeMinute(tx: Tx, { tenant, patient }: Writer, id: number, save: MeasureSave) {
  const before = orNotFound((await findReading(tx, { tenant, patient }, id)) ?? undefined)
  const minute = minuteOf(save.measureDate)
  // The time of a reading that only gets other numbers stays, whoever else measured then.
  if (minuteOf(before.date) === minute) return
  const others = await tx.query(
    `select 1 from measurement where tenant = $1 and patient_id = $2 and reading_id <> $3 and measure = any($4::int[])
       and measured_at >= $5::timestamptz and measured_at < $5::timestamptz + interval '1 minute' limit 1`,
    [tenant, patient, id, save.measures.map((one) => one.id), new Date(minute).toISOString()],
  )
  if (others.length > 0) throw invalidField('measureDate', 'exists')
}

const MINUTE_MS = 60_000
const minuteOf = (date: string): number => Math.floor(Date.parse(date) / MINUTE_MS) * MINUTE_MS

/** Removes a reading, which no file or device brings back. Throws 404 for somebody else's reading. */
export const removeReading = (db: Tx, writer: Writer, id: number): Promise<Reading> =>
  db.tx((tx) => removeOne(tx, writer, id))

async function removeOne(tx: Tx, writer: Writer, id: number): Promise<Reading> {
  const { tenant, patient } = writer
  const reading = orNotFound((await findReading(tx, writer, id)) ?? undefined)
  await tx.query('delete from measurement where tenant = $1 and patient_id = $2 and reading_id = $3', [
    tenant,
    patient,
    id,
  ])
  await noteRemoved(tx, writer, reading)
  return reading
}

/** A reading of a person; null when they have none with this id. */
export async function findReading(db: Tx, { tenant, patient }: Patient, id: number): Promise<Reading | null> {
  const rows = await db.query<Row>(
    `select ${columns} from measurement where tenant = $1 and patient_id = $2 and reading_id = $3 order by measure`,
    [tenant, patient, id],
  )
  return toReadings(rows)[0] ?? null
}

/** The newest readings of a person, of some origins or all; `before` continues after a reading. */
export async function listReadings(
  db: Tx,
  { tenant, patient }: Patient,
  { before, origins }: { before?: number | undefined; origins?: readonly Reading['origin'][] } = {},
): Promise<Reading[]> {
  const rows = await db.query<Row>(
    `select ${columns} from measurement m where tenant = $1 and patient_id = $2
       and ($3::text[] is null or origin = any($3::text[]))
       and ($4::int8 is null or (measured_at, reading_id) < (select measured_at, reading_id from measurement b
         where b.tenant = $1 and b.patient_id = $2 and b.reading_id = $4 limit 1))
     order by measured_at desc, reading_id desc, measure limit $5`,
    [tenant, patient, origins ?? null, before ?? null, (PAGE_SIZE + 1) * MAX_MEASURES],
  )
  return toReadings(rows).slice(0, PAGE_SIZE)
}

async function insert(tx: Tx, writer: Writer, id: number, save: MeasureSave): Promise<void> {
  const { tenant, patient, actor, now } = writer
  const zone = save.zone ?? writer.zone
  const at = new Date(save.measureDate)
  await tx.query(
    `insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
       saved_at, saved_by, meal)
     select $1, $2::int8, $3, m.id, m.value, $4::timestamptz, $5, m.day, $6, $7, $8::timestamptz, $9, $10
     from jsonb_to_recordset($11::jsonb) as m(id int, value float8, day date)`,
    [
      tenant,
      id,
      patient,
      at.toISOString(),
      zone,
      save.origin,
      save.source ?? '',
      now.toISOString(),
      actor,
      save.meal ?? null,
      JSON.stringify(
        save.measures.map((one) => ({
          ...one,
          day: localDay(zone, at.getTime() + nightShift(one.id, save.origin)),
        })),
      ),
    ],
  )
}

/** Records that a device or file has sent readings. */
export async function noteDevice(tx: Tx, writer: Writer, origin: string, name: string): Promise<void> {
  if (name === '') return
  await tx.query(
    `insert into device (tenant, patient_id, name, origin, last_seen) values ($1, $2, $3, $4, $5::timestamptz)
     on conflict (tenant, patient_id, origin, name) do update set last_seen = excluded.last_seen`,
    [writer.tenant, writer.patient, name, origin, writer.now.toISOString()],
  )
}

function toReadings(rows: readonly Row[]): Reading[] {
  const readings = new Map<number, Reading>()
  for (const { readingId, date, zone, origin, source, id, value, meal } of rows) {
    const reading = readings.get(readingId)
    if (reading) reading.measures.push({ id, value })
    else
      readings.set(readingId, {
        id: readingId,
        date: date.toISOString(),
        zone,
        origin,
        source: source || null,
        measures: [{ id, value }],
        ...(meal && { meal }),
      })
  }
  return [...readings.values()]
}
