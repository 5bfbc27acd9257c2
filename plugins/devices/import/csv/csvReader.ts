import type { MeasureSave } from '@schemas/generated/entities'
import { isPossible as isPossibleValue } from '@schemas/rules/reading'
import { converterOf } from '../convert'
import { isPlace } from '../instants'
import { FileRefusal, type Found, type LeftOut, type LeftOutReason } from '../leftOut'
import { isEstimate, isField, readColumns, type Columns, type ValueColumn } from './columns'
import { dateOrderOf, readWhen, type DateOrder } from './dates'
import { decimalSignOfAll, splitCell, valuesOf, type DecimalSign } from './numbers'
import { readRecords, type CsvRecord } from './records'

export interface CsvOptions {
  /** Of dates without a zone or an offset. */
  zone: string
  /** The name of the file. */
  source: string
  /** What the person has answered to a `DateQuestion`. */
  dateOrder?: DateOrder | undefined
  /** The decimal sign, where the person has said it. */
  sign?: DecimalSign
}

const GLUCOSE = 11
const MAX_SOURCE = 100
/** Glucose below is usual in mmol/l, and without a unit nothing tells it from mg/dl. */
const LEAST_GLUCOSE = 40
const STEPS = 7

/** Whether a header has names of the portal's own files, which write the instant of every reading. */
export const isOwnHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => isField(cell, 'instant')) && cells.some((cell) => isField(cell, 'zone'))

/**
 * Reads a CSV text whose header names the columns as the portal does (`data/columns.json`): its own files. What is decided for
 * the whole file is decided from all of its lines. Throws a `FileRefusal` for a file that nothing can be read of, and a
 * `DateQuestion`.
 */
export async function* readCsv(text: string, options: CsvOptions, leftOut: LeftOut): AsyncGenerator<Found> {
  const [header, ...records] = await readAll(text, leftOut)
  if (!header) throw new FileRefusal('empty')
  const columns = readColumns(header.cells, header.line, leftOut)
  refuseDecimalCommas(records, columns)
  yield* readLines(records, withoutUnknownGlucose(columns, records, header.line, leftOut), options, leftOut)
}

/** Reads the lines of a table whose columns are known. Throws as `readCsv`. */
export function* readLines(
  all: readonly CsvRecord[],
  columns: Columns,
  options: CsvOptions,
  leftOut: LeftOut,
): Generator<Found> {
  const records = columns.takes ? all.filter(({ cells }) => columns.takes?.(cells)) : all
  const file: FileRules = {
    options,
    columns,
    sign: options.sign ?? decimalSignOfAll(numbersOf(records, columns.values)),
    order: dateOrderOf(datesOf(records, columns), options.dateOrder),
  }
  for (const record of records) {
    const reading = toReading(record, file)
    if ('measures' in reading) yield { reading, line: record.line }
    else leftOut.add(reading.reason, record.line, reading.detail)
  }
}

/** What holds for all lines of a file. */
interface FileRules {
  options: CsvOptions
  columns: Columns
  sign: DecimalSign | null
  order: DateOrder
}

/** The lines of a text that are not empty. `delimiter`: where the first line does not show it. */
export async function readAll(text: string, leftOut: LeftOut, delimiter?: string): Promise<CsvRecord[]> {
  const all: CsvRecord[] = []
  for await (const records of readRecords(text, leftOut, delimiter))
    all.push(...records.filter(({ cells }) => cells.some((cell) => cell !== '')))
  return all
}

const emptyCell = /^(null|nan|n\/?a|-+|—|–)?$/i
const cellAt = ({ cells }: CsvRecord, place: number): string => cells[place] ?? ''
const valueAt = (record: CsvRecord, { place }: ValueColumn): string => {
  const text = cellAt(record, place)
  return emptyCell.test(text) ? '' : text
}

function* numbersOf(records: readonly CsvRecord[], columns: readonly ValueColumn[]): Generator<string> {
  for (const record of records)
    for (const column of columns) {
      const cell = splitCell(valueAt(record, column))
      if (cell) yield cell.number
    }
}

/** The dates on which the order matters: those with a time of day, without which a line is left out, and without an instant. */
function* datesOf(records: readonly CsvRecord[], { date, time, instant }: Columns) {
  for (const record of records) {
    const text = cellAt(record, date)
    const hasTime = text.includes(':') || cellAt(record, time) !== ''
    if (hasTime && cellAt(record, instant) === '') yield { text, line: record.line }
  }
}

/** A number beyond the last column: its decimal comma was taken for a separator, in this line and perhaps in others unseen. */
export function refuseDecimalCommas(records: readonly CsvRecord[], { count }: Pick<Columns, 'count'>): void {
  const broken = records.find(({ cells }) => {
    const last = cells.findLast((cell) => cell !== '') ?? ''
    return cells.slice(count).some((cell) => cell !== '') && splitCell(last) !== null
  })
  if (broken) throw new FileRefusal('decimals', broken.line, broken.cells.join(','))
}

/** The columns without one of glucose whose unit nothing tells; the column is left out and named. */
export function withoutUnknownGlucose(
  columns: Columns,
  records: readonly CsvRecord[],
  line: number,
  leftOut: LeftOut,
): Columns {
  const glucose = columns.values.find(({ id, hasUnit }) => id === GLUCOSE && !hasUnit)
  if (!glucose) return columns
  const cells = records.flatMap((record) => splitCell(valueAt(record, glucose)) ?? [])
  const isKnown = cells.some(
    ({ number, unit }) => unit !== '' || valuesOf(number, null).every((value) => value >= LEAST_GLUCOSE),
  )
  if (isKnown || cells.length === 0) return columns
  leftOut.add('unit', line, glucose.name)
  return { ...columns, values: columns.values.filter((column) => column !== glucose) }
}

interface Refused {
  reason: LeftOutReason
  detail?: string
}

function toReading(record: CsvRecord, { options, columns, sign, order }: FileRules): MeasureSave | Refused {
  if (record.cells.slice(columns.count).some((cell) => cell !== '')) return { reason: 'cells' }
  if (isEstimate(cellAt(record, columns.origin))) return { reason: 'estimate' }
  const zoneCell = cellAt(record, columns.zone)
  if (zoneCell !== '' && !isPlace(zoneCell)) return { reason: 'zone', detail: zoneCell }
  const measures: MeasureSave['measures'] = []
  for (const column of columns.values) {
    const text = valueAt(record, column)
    const unit = column.unitPlace === undefined ? '' : ` ${cellAt(record, column.unitPlace)}`
    const value = text === '' ? null : readValue(`${text}${unit}`, column, sign)
    if (value === null) continue
    if (typeof value === 'string') return { reason: value, detail: `${column.name}: ${text}` }
    measures.push({ id: column.id, value })
  }
  if (measures.length === 0) return { reason: 'empty' }
  const instant = cellAt(record, columns.instant)
  const date = instant === '' ? cellAt(record, columns.date) : instant
  const time = instant === '' ? cellAt(record, columns.time) : ''
  const when = readWhen({ date, time }, order, zoneCell || options.zone)
  if (typeof when === 'string') return { reason: when, detail: date }
  const measureDate = new Date(when.instant).toISOString()
  const device = columns.deviceOf?.(record.cells).slice(0, MAX_SOURCE) ?? ''
  const meal = measures.some(({ id }) => id === GLUCOSE) ? columns.mealOf?.(record.cells) : null
  const reading = { measures, measureDate, zone: when.zone, source: device || options.source }
  return meal ? { ...reading, meal } : reading
}

/**
 * A value in the unit of the API, or the reason why there is none. Where a sign may separate decimals or thousands and the file
 * does not tell, the one that the measure can have; neither where it can have both.
 */
function readValue(text: string, column: ValueColumn, sign: DecimalSign | null): number | LeftOutReason {
  const cell = splitCell(text)
  // "Low" and "HI": outside what the device can measure.
  if (!cell) return /^(low|high|lo|hi|bajo|alto|niedrig|hoch|bas|haut)\b/i.test(text) ? 'range' : 'number'
  const convert = cell.unit === '' ? column.convert : converterOf(column.id, cell.unit)
  if (!convert) return 'unit'
  const values = valuesOf(cell.number, sign)
  const possible = values.filter((value) => isPossible(column, convert(value)))
  const [value] = possible
  if (value === undefined) return values.length === 0 ? 'number' : 'impossible'
  return possible.length > 1 ? 'number' : convert(value)
}

function isPossible({ id }: ValueColumn, value: number): boolean {
  if (id === STEPS && !Number.isInteger(value)) return false
  return isPossibleValue(id, value)
}
