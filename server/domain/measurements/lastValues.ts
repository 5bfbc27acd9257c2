import type { HeartLast, MeasurementSample, Reading } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { addDays } from '../shared/zone'
import { measureIds } from './measures'
import type { Patient } from './patient'
import { readValues } from './readValues'
import { readNights } from './series'
import { statisticsOf, sumOf } from './statistics'

type When = Pick<HeartLast, 'date' | 'zone' | 'origin' | 'source'>

interface Row {
  readingId: number
  date: Date
  day: string
  zone: string
  origin: Reading['origin']
  source: string | null
  value: number
}

/** The last row of a measure; undefined when there is none. */
async function lastRow(db: Tx, { tenant, patient }: Patient, measure: number): Promise<Row | undefined> {
  const [row] = await db.query<Row>(
    `select reading_id as "readingId", measured_at as date, local_date::text as day, zone, origin, nullif(source, '') as source,
       value
     from measurement where tenant = $1 and patient_id = $2 and measure = $3 order by measured_at desc, reading_id desc limit 1`,
    [tenant, patient, measure],
  )
  return row
}

const whenOf = (row: Row | undefined): When => ({
  date: row?.date.toISOString() ?? null,
  zone: row?.zone ?? null,
  origin: row?.origin ?? null,
  source: row?.source ?? null,
})

/** The last value of a measure, and minimum, average and maximum of the 30 days that end with it. */
export async function readLast(db: Tx, patient: Patient, measure: number) {
  const row = await lastRow(db, patient, measure)
  if (!row) return { when: whenOf(row), value: null, min: null, average: null, max: null }
  const [range] = await db.query<{ min: number; average: number; max: number }>(
    `select min(least_value) as min, sum(total) / sum(count) as average, max(greatest_value) as max from measurement_day
     where tenant = $1 and patient_id = $2 and measure = $3 and local_date <= $4::date and local_date > $4::date - 30`,
    [patient.tenant, patient.patient, measure, row.day],
  )
  return { when: whenOf(row), value: row.value, ...(range ?? { min: null, average: null, max: null }) }
}

/** The numbers of the reading that has the last value of a measure. */
export async function readLastReading(
  db: Tx,
  patient: Patient,
  measure: number,
): Promise<{ when: When; valueOf: (id: number) => number | null }> {
  const row = await lastRow(db, patient, measure)
  const rows = row
    ? await db.query<{ measure: number; value: number }>(
        'select measure, value from measurement where tenant = $1 and patient_id = $2 and reading_id = $3',
        [patient.tenant, patient.patient, row.readingId],
      )
    : []
  return {
    when: whenOf(row),
    valueOf: (id) => rows.find((one) => one.measure === id)?.value ?? null,
  }
}

/** The sums of the last day with activity. */
export async function readLastActivity(db: Tx, patient: Patient) {
  const { activity, meters, calories } = measureIds
  const row = await lastRow(db, patient, activity)
  if (!row) return { ...whenOf(row), steps: null, meters: null, calories: null }
  const dates = { from: row.day, to: row.day, isDay: true }
  const values = await readValues(db, patient, dates, [activity, meters, calories])
  const sum = (measure: number): number | null => sumOf(values.get(measure) ?? ([] as MeasurementSample[]))
  return { ...whenOf(row), steps: sum(activity), meters: sum(meters), calories: sum(calories) }
}

/** The last night as a whole, and the shortest, the average and the longest of the 30 nights that end with it. */
export async function readLastNight(db: Tx, patient: Patient) {
  const { sleep, deepSleep, lightSleep } = measureIds
  const row = await lastRow(db, patient, sleep)
  if (!row)
    return { when: whenOf(row), total: null, deep: null, light: null, min: null, average: null, max: null }
  const to = row.day
  const { values, nights } = await readNights(db, patient, { from: to, to, isDay: true })
  const month = await readNights(db, patient, { from: addDays(to, -29), to, isDay: false })
  const sum = (measure: number): number | null => sumOf(values.get(measure) ?? [])
  const { time, zone, origin, source } = (values.get(sleep) ?? []).at(-1) ?? {}
  const when: When = time
    ? { date: time, zone: zone ?? null, origin: origin ?? null, source: source ?? null }
    : whenOf(row)
  const [night] = nights
  return {
    when,
    total: night?.value ?? null,
    deep: sum(deepSleep),
    light: sum(lightSleep),
    ...statisticsOf(month.nights),
  }
}
