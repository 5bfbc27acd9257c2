import type { MeasureSave } from '@schemas/generated/entities'
import { readAll } from '../csv/csvReader'
import type { CsvRecord } from '../csv/records'
import type { Found, LeftOut } from '../leftOut'
import type { FormatContext, MeasurementFormat } from './format'
import { readInstant, type When } from './json'

type Values = MeasureSave['measures']

/** A table of the export: its header, and how a line is read. Null for a line that says nothing. */
interface ZeppTable {
  header: RegExp
  whenOf: (cell: Cell, zone: string) => When | null
  valuesOf: (cell: Cell) => Values | null
}
type Cell = (name: string) => string

/** Zepp writes instants as "2026-02-18 02:13:00+0000", wherever the person is. */
const instantOf = (text: string, zone: string) => readInstant(text.replace(/\+0000$/, 'Z'), zone)
const clockOf = (cell: Cell, zone: string) => readInstant(`${cell('date')}T${cell('time')}`, zone)
const secondsOf = (minutes: string) => (minutes === 'null' ? 0 : Number(minutes) * 60)

const tables: readonly ZeppTable[] = [
  {
    header: /^date,time,heartRate\s*$/,
    whenOf: clockOf,
    valuesOf: (cell) => [{ id: 4, value: Number(cell('heartRate') || NaN) }],
  },
  {
    header: /^time,weight,height,bmi\b/,
    whenOf: (cell, zone) => instantOf(cell('time'), zone),
    valuesOf: (cell) => [{ id: 8, value: Number(cell('weight') || NaN) }],
  },
  {
    header: /^date,(lastSyncTime,)?deepSleepTime,shallowSleepTime,wakeTime,start,stop/,
    whenOf: (cell, zone) => instantOf(cell('stop'), zone),
    valuesOf: (cell) => {
      const [deep, light] = [secondsOf(cell('deepSleepTime')), secondsOf(cell('shallowSleepTime'))]
      const total = deep + light + secondsOf(cell('REMTime'))
      if (total === 0) return null
      return [
        { id: 6, value: total },
        { id: 12, value: deep },
        { id: 13, value: light },
      ]
    },
  },
]

const tableOf = (head: string) => {
  const [header = ''] = head.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return tables.find((table) => table.header.test(header))
}

/**
 * The export of Zepp Life (Mi Fit): pulse, nights and weights. A scale weighs a family, and its export says of nobody who it was but by
 * the height: weights of several heights are left out. The steps of a day have no time. Source: https://github.com/santos-sanz/zepp-viewer.
 */
export const zeppLife: MeasurementFormat = {
  id: 'zeppLife',
  reads: ({ head }) => tableOf(head) !== undefined,
  read: async function* (file, context) {
    const table = tableOf(file.head)
    const [header, ...all] = await readAll(await file.text(), context.leftOut, ',')
    if (!table || !header) return
    const records = withoutOthers(all, header.cells.indexOf('height'), context.leftOut)
    for (const { cells, line } of records) {
      const found = readLine((name) => cells[header.cells.indexOf(name)] ?? '', line, table, context)
      if (found) yield found
    }
  },
}

function readLine(
  cell: Cell,
  line: number,
  { whenOf, valuesOf }: ZeppTable,
  { zone, leftOut }: FormatContext,
): Found | null {
  const when = whenOf(cell, zone)
  const measures = valuesOf(cell)
  if (!measures) return null
  if (!when) leftOut.add('date', line)
  else if (measures.some(({ value }) => !Number.isFinite(value))) leftOut.add('number', line)
  else
    return {
      line,
      reading: {
        measures,
        measureDate: new Date(when.instant).toISOString(),
        zone: when.zone,
        source: 'Zepp Life',
      },
    }
  return null
}

/** The lines of one person; none where a table of weights has the heights of several. */
function withoutOthers(all: readonly CsvRecord[], place: number, leftOut: LeftOut): readonly CsvRecord[] {
  const heights = new Set(all.map(({ cells }) => cells[place] ?? '').filter((cell) => Number(cell) > 0))
  if (place < 0 || heights.size < 2) return all
  for (const { line, cells } of all) leftOut.add('people', line, `${cells[place]} cm`)
  return []
}
