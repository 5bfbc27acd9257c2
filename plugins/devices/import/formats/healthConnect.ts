import { SLEEP, Spans, type Span } from '../apple/spans'
import { converterOf, type MeasureId } from '../convert'
import { zoneWithOffset } from '../instants'
import { FileRefusal, type Found, type LeftOut } from '../leftOut'
import { openDatabase, type SqliteDatabase, type SqlRow } from '../sqlite/database'
import { DamagedDatabase } from '../sqlite/pages'
import type { MeasurementFormat } from './format'
import type { Meal } from './meals'

const APPS = 'application_info_table'

/** Tables with a value at an instant: each column with its measure and unit. */
const instants: Readonly<Record<string, readonly (readonly [column: string, MeasureId, unit: string])[]>> = {
  blood_pressure_record_table: [
    ['systolic', 2, 'mmHg'],
    ['diastolic', 3, 'mmHg'],
  ],
  weight_record_table: [['weight', 8, 'g']],
  blood_glucose_record_table: [['level', 11, 'mmol/L']],
  oxygen_saturation_record_table: [['percentage', 1, '%']],
  body_temperature_record_table: [['temperature', 9, 'degC']],
  respiratory_rate_record_table: [['rate', 10, '/min']],
  heart_rate_variability_rmssd_record_table: [['heart_rate_variability_millis', 16, 'ms']],
}

/** Tables with what was counted from one instant to another. Several apps may have counted the same. */
const counted = [
  ['steps_record_table', 'count', 7, 'steps'],
  ['distance_record_table', 'distance', 15, 'm'],
  ['active_calories_burned_record_table', 'energy', 14, 'cal'],
] as const

/** BloodGlucoseRecord: RELATION_TO_MEAL_FASTING, _BEFORE_MEAL and _AFTER_MEAL. */
const meals: Readonly<Record<string, Meal>> = { 2: 'fasting', 3: 'before', 4: 'after' }
/** SleepSessionRecord: sleeping, light, deep and REM, with the measure of a part. The others are awake or out of bed. */
const stages: Readonly<Record<string, MeasureId | 0>> = { 2: 0, 4: 13, 5: 12, 6: 0 }
/** RECORDING_METHOD_MANUAL_ENTRY. */
const TYPED_IN = 3

/**
 * The export of Health Connect: an SQLite database, in a ZIP file. Its tables are those of Android, whose times are milliseconds and whose
 * offsets are seconds. Source: https://android.googlesource.com/platform/packages/modules/HealthFitness, datatypehelpers.
 */
export const healthConnect: MeasurementFormat = {
  id: 'healthConnect',
  reads: ({ name, head }) => /health.?connect/i.test(name) && head.startsWith('SQLite format 3'),
  read: async function* (file, { zone, source, leftOut }) {
    try {
      const database = await openDatabase(await file.blob())
      if (!database.has(APPS)) throw new FileRefusal('database')
      const reader = createReader(await appsOf(database), { zone, source, leftOut })
      yield* readInstants(database, reader)
      yield* readPulses(database, reader)
      for (const [table, column, id, unit] of counted)
        yield* readCounted(database, reader, { table, column, id, unit })
      yield* readNights(database, reader)
    } catch (error) {
      throw error instanceof DamagedDatabase ? new FileRefusal('database') : error
    }
  },
}

/** What reads the common columns of rows. */
interface Reader {
  leftOut: LeftOut
  /** The number of the next row, for what is said about rows. */
  nextLine: () => number
  placeOf: (row: SqlRow, instant: number, offset: string) => { zone: string; source: string }
}

async function appsOf(database: SqliteDatabase): Promise<ReadonlyMap<unknown, string>> {
  const apps = new Map<unknown, string>()
  for await (const row of database.rows(APPS))
    apps.set(row['row_id'], String(row['app_name'] ?? row['package_name'] ?? ''))
  return apps
}

function createReader(
  apps: ReadonlyMap<unknown, string>,
  { zone, source, leftOut }: { zone: string; source: string; leftOut: LeftOut },
): Reader {
  let line = 0
  return {
    leftOut,
    nextLine: () => ++line,
    placeOf: (row, instant, offset) => ({
      zone: zoneWithOffset(numberAt(row, offset) / 60, instant, zone),
      source: (apps.get(row['app_info_id']) ?? '').slice(0, 100) || source,
    }),
  }
}

/** NaN for anything but a number. */
const numberAt = (row: SqlRow, column: string): number => {
  const value = row[column]
  return typeof value === 'number' ? value : NaN
}

async function* readInstants(database: SqliteDatabase, reader: Reader): AsyncGenerator<Found> {
  for (const [table, columns] of Object.entries(instants))
    for await (const row of database.rows(table)) {
      const line = reader.nextLine()
      const time = numberAt(row, 'time')
      const measures = columns.map(([column, id, unit]) => ({
        id,
        value: converterOf(id, unit)?.(numberAt(row, column)) ?? NaN,
      }))
      const meal = meals[String(row['relation_to_meal'])]
      if (Number.isNaN(time)) reader.leftOut.add('date', line, table)
      else if (measures.some(({ value }) => Number.isNaN(value))) reader.leftOut.add('number', line, table)
      else
        yield {
          line,
          reading: {
            measures,
            measureDate: new Date(time).toISOString(),
            ...reader.placeOf(row, time, 'zone_offset'),
            ...(meal && { meal }),
          },
        }
    }
}

/** Pulses are in a table of their own; the row to which they belong says who measured them. */
async function* readPulses(database: SqliteDatabase, reader: Reader): AsyncGenerator<Found> {
  const records = new Map<unknown, SqlRow>()
  for await (const row of database.rows('heart_rate_record_table')) records.set(row['row_id'], row)
  for await (const row of database.rows('heart_rate_record_series_table')) {
    const line = reader.nextLine()
    const [time, value] = [numberAt(row, 'epoch_millis'), numberAt(row, 'beats_per_minute')]
    if (Number.isNaN(time)) reader.leftOut.add('date', line)
    else if (Number.isNaN(value)) reader.leftOut.add('number', line)
    else
      yield {
        line,
        reading: {
          measures: [{ id: 4, value }],
          measureDate: new Date(time).toISOString(),
          ...reader.placeOf(records.get(row['parent_key']) ?? {}, time, 'start_zone_offset'),
        },
      }
  }
}

async function* readCounted(
  database: SqliteDatabase,
  reader: Reader,
  { table, column, id, unit }: { table: string; column: string; id: MeasureId; unit: string },
): AsyncGenerator<Found> {
  const spans = new Spans(id, reader.leftOut)
  const convert = converterOf(id, unit) ?? Number
  for await (const row of database.rows(table)) {
    const span = spanOf(row, reader)
    const value = convert(numberAt(row, column))
    if (!span) reader.leftOut.add('date', reader.nextLine(), table)
    else if (Number.isNaN(value)) reader.leftOut.add('number', span.line, table)
    else spans.add({ ...span, value, part: 0 })
  }
  yield* spans.end()
}

/** A night by its stages; as a whole where it has none. */
async function* readNights(database: SqliteDatabase, reader: Reader): AsyncGenerator<Found> {
  const spans = new Spans(SLEEP, reader.leftOut)
  const sessions = new Map<unknown, SqlRow>()
  for await (const row of database.rows('sleep_session_record_table')) sessions.set(row['row_id'], row)
  const withStages = new Set<unknown>()
  for await (const row of database.rows('sleep_stages_table')) {
    const key = row['parent_key']
    withStages.add(key)
    const part = stages[String(row['stage_type'])]
    if (part === undefined) continue
    addNight(
      spans,
      reader,
      {
        ...sessions.get(key),
        start_time: row['stage_start_time'] ?? null,
        end_time: row['stage_end_time'] ?? null,
      },
      part,
    )
  }
  for (const [key, row] of sessions) if (!withStages.has(key)) addNight(spans, reader, row, 0)
  yield* spans.end()
}

function addNight(spans: Spans, reader: Reader, row: SqlRow, part: MeasureId | 0): void {
  const span = spanOf(row, reader)
  if (span) spans.add({ ...span, value: (span.end - span.start) / 1000, part })
  else reader.leftOut.add('date', reader.nextLine(), 'sleep_stages_table')
}

/** Null without a beginning, or with an end before it. */
function spanOf(row: SqlRow, reader: Reader): Omit<Span, 'value' | 'part'> | null {
  const [start, end] = [numberAt(row, 'start_time'), numberAt(row, 'end_time')]
  if (!(end >= start)) return null
  const place = reader.placeOf(row, start, 'start_zone_offset')
  const rank = row['recording_method'] === TYPED_IN ? 0 : 1
  return { start, end, ...place, rank, sender: `${rank} ${place.source}`, line: reader.nextLine() }
}
