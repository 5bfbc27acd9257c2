import { offsetOf, zoneWithOffset } from '../instants'
import { converterOf, type MeasureId } from '../convert'
import { noColumns } from '../csv/columns'
import { readAll } from '../csv/csvReader'
import type { MeasurementFormat } from './format'
import { readInstant, type When } from './json'
import { placeOf, tableFormat } from './table'

/** The names of the files with values at an instant, which end with a date; others repeat them, or count a day. */
const instants =
  /^(heart_rate|steps|distance|oxygen_saturation|heart_rate_variability)_\d{4}-\d\d-\d\d\.csv$|^weight(_\d{4}-\d\d-\d\d)?\.csv$/i

const columns: Readonly<Record<string, readonly [MeasureId, unit: string]>> = {
  'beats per minute': [4, 'bpm'],
  steps: [7, 'steps'],
  distance: [15, 'm'],
  'weight grams': [8, 'g'],
  'oxygen saturation percentage': [1, '%'],
  'root mean square of successive differences milliseconds': [16, 'ms'],
  'standard deviation milliseconds': [5, 'ms'],
}

const table = tableFormat({
  id: 'fitbit',
  columnsOf: (cells) => {
    if (cells[0] !== 'timestamp') return null
    const values = cells.flatMap((name, place) => {
      const [id, unit = ''] = columns[name] ?? []
      const convert = id === undefined ? null : converterOf(id, unit)
      return id === undefined || !convert ? [] : [{ place, name, id, convert, hasUnit: true }]
    })
    const [first] = values
    const source = placeOf(cells, /^data source$/)
    if (!first) return null
    return {
      ...noColumns,
      date: 0,
      values,
      // Minutes without steps say nothing.
      takes: (line) => first.name !== 'steps' || Number(line[first.place]) !== 0,
      deviceOf: (line) => line[source] || 'Fitbit',
    }
  },
})

/**
 * The tables of Fitbit in Google Takeout, "Google Health" since 2026: instants in UTC, the device of each value. Source:
 * https://github.com/blakster/air-health (docs/takeout-format.md), and the descriptions that Google puts beside the files.
 */
export const googleHealth: MeasurementFormat = {
  ...table,
  reads: (file) => instants.test(file.name) && table.reads(file),
}

/** An instant in UTC, with the offset of the person's clock in a cell of its own. */
function whenOf(text: string, offset: string, zone: string): When | null {
  const found = readInstant(text, zone, true)
  const minutes = offsetOf(offset)
  return found && minutes !== null
    ? { instant: found.instant, zone: zoneWithOffset(minutes, found.instant, zone) }
    : found
}

/** Which sleep the rows of a table are, and its seconds; null for time awake, and for a sleep that the other table tells by its stages. */
const sleepTables = [
  {
    header: /^\uFEFF?sleep_id,sleep_stage_id,/,
    end: 'sleep_stage_end',
    secondsOf: (cell: (name: string) => string, end: number) => {
      const start = readInstant(cell('sleep_stage_start'), 'UTC', true)
      const isAsleep = /^(LIGHT|DEEP|REM)$/.test(cell('sleep_stage_type'))
      return !isAsleep ? null : start ? (end - start.instant) / 1000 : NaN
    },
  },
  {
    header: /^\uFEFF?sleep_id,sleep_type,/,
    end: 'sleep_end',
    secondsOf: (cell: (name: string) => string) =>
      cell('sleep_type') === 'STAGES' ? null : Number(cell('minutes_asleep') || NaN) * 60,
  },
] as const

const stages: Readonly<Record<string, MeasureId>> = { DEEP: 12, LIGHT: 13 }

/** Nights, as whole sleeps or by their stages. Source: as the other tables. */
export const googleHealthSleep: MeasurementFormat = {
  id: 'fitbit',
  reads: ({ head }) => sleepTables.some(({ header }) => header.test(head)),
  read: async function* (file, { zone, leftOut }) {
    const kind = sleepTables.find(({ header }) => header.test(file.head))
    const [header, ...records] = await readAll(await file.text(), leftOut, ',')
    if (!kind || !header) return
    for (const { cells, line } of records) {
      const cell = (name: string) => cells[header.cells.indexOf(name)] ?? ''
      const end = whenOf(cell(kind.end), cell('end_utc_offset'), zone)
      const seconds = end && kind.secondsOf(cell, end.instant)
      const stage = stages[cell('sleep_stage_type')]
      if (!end) leftOut.add('date', line, cell(kind.end))
      else if (Number.isNaN(seconds)) leftOut.add('number', line)
      else if (seconds)
        yield {
          line,
          reading: {
            measures: [6 as const, ...(stage ? [stage] : [])].map((id) => ({ id, value: seconds })),
            measureDate: new Date(end.instant).toISOString(),
            zone: end.zone,
            source: 'Fitbit',
          },
        }
    }
  },
}
