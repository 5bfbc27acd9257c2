import type {
  ActivityRecord,
  HeartRecord,
  MeasureSave,
  OximeterRecord,
  Reading,
  SleepRecord,
  TensiometerRecord,
  ThermometerRecord,
  WeightRecord,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { measureIds } from '../measurements/measures'
import type { Patient, Writer } from '../measurements/patient'
import { findReading, saveReading } from '../measurements/readings'

interface When {
  date?: string
  zone?: string
  source?: string | null
}
type Numbers = readonly (readonly [
  id: MeasureSave['measures'][number]['id'],
  value: number | null | undefined,
])[]

/** Saves what a device measured: its numbers, without those it does not have. */
const save = (db: Tx, writer: Writer, { date, zone, source }: When, numbers: Numbers): Promise<Reading> =>
  saveReading(db, writer, {
    measureDate: date ?? writer.now.toISOString(),
    ...(zone !== undefined && { zone }),
    origin: 'device',
    source: source ?? null,
    measures: numbers.flatMap(([id, value]) => (typeof value === 'number' ? [{ id, value }] : [])),
  })

const { oxygen, systolic, diastolic, heartRate, weight, temperature } = measureIds
const { sleep, deepSleep, lightSleep, breaths, activity, meters, calories } = measureIds

export const saveOximeter = (db: Tx, writer: Writer, record: OximeterRecord) =>
  save(db, writer, record, [
    [oxygen, record.measureSpO2],
    [heartRate, record.measureLPM],
  ])

export const saveTensiometer = (db: Tx, writer: Writer, record: TensiometerRecord) =>
  save(db, writer, record, [
    [systolic, record.systolic],
    [diastolic, record.diastolic],
    [heartRate, record.pulse],
  ])

/** Fahrenheit becomes Celsius with one decimal, the precision of a thermometer. */
export const saveThermometer = (db: Tx, writer: Writer, record: ThermometerRecord) =>
  save(db, writer, record, [
    [
      temperature,
      record.temperatureUnit === 'celsius'
        ? record.temperature
        : Math.round(((record.temperature - 32) / 1.8) * 10) / 10,
    ],
  ])

export const saveSleep = (db: Tx, writer: Writer, record: SleepRecord) =>
  save(db, writer, record, [
    [sleep, record.totalSleep],
    [deepSleep, record.deepSleep],
    [lightSleep, record.lightSleep],
    [breaths, record.breathsPerMinute],
  ])

export const saveActivity = (db: Tx, writer: Writer, record: ActivityRecord) =>
  save(db, writer, record, [
    [activity, record.steps],
    [meters, record.meters],
    [calories, record.calories],
  ])

export const saveHeart = (db: Tx, writer: Writer, record: HeartRecord) =>
  save(db, writer, record, [[heartRate, record.lpm]])

export const saveWeight = (db: Tx, writer: Writer, record: WeightRecord) =>
  save(db, writer, record, [[weight, record.weight]])

/** The last reading with a measure that a device sent; null when there is none. */
export async function lastOfDevice(
  db: Tx,
  { tenant, patient }: Patient,
  measure: number,
): Promise<{ when: Required<When>; valueOf: (id: number) => number | null } | null> {
  const [row] = await db.query<{ id: number }>(
    `select reading_id as id from measurement where tenant = $1 and patient_id = $2 and measure = $3
       and origin in ('device', 'bluetooth') order by measured_at desc, reading_id desc limit 1`,
    [tenant, patient, measure],
  )
  const reading = row && (await findReading(db, { tenant, patient }, row.id))
  if (!reading) return null
  const { date, zone, source, measures } = reading
  return {
    when: { date, zone, source: source ?? null },
    valueOf: (id) => measures.find((one) => one.id === id)?.value ?? null,
  }
}
