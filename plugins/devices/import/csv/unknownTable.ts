import { converterOf, unitsOf, type MeasureId } from '../convert'
import { lines, type LineId } from '../../model/lines'
import type { FormatContext, MeasurementFile } from '../formats/format'
import { mostFrequent, separatorOfLines } from './separator'
import { mealOfText } from '../formats/meals'
import { FileRefusal, type Found } from '../leftOut'
import { ColumnsQuestion, type ColumnAnswers, type ColumnUse } from './answers'
import { fieldOf, noColumns, type Columns, type ValueColumn } from './columns'
import { readAll, readLines, refuseDecimalCommas } from './csvReader'
import { dateOrderOf, DateQuestion, type DateOrder } from './dates'
import { decimalSignOfAll, splitCell } from './numbers'
import type { CsvRecord } from './records'

const SAMPLES = 3
/** How many lines may come before a header, and how many show the separator. */
const MAX_BEFORE = 15
const LOOKED_AT = 200
const GLUCOSE = 11

/**
 * Reads a table that no format recognises with what the person says about its columns. Throws a `ColumnsQuestion` until they have: a
 * unit or an order of dates is never guessed.
 */
export async function* readUnknownTable(
  file: MeasurementFile,
  context: FormatContext,
): AsyncGenerator<Found> {
  const text = await file.text()
  const all = await readAll(text, context.leftOut, separatorOfLines(text.split(/\r\n|\n|\r/, LOOKED_AT)))
  const start = headerIndex(all)
  const [header, ...records] = all.slice(start)
  if (!header || records.length === 0) throw new FileRefusal('empty')
  refuseDecimalCommas(records, { count: header.cells.length })
  const { columns: answers } = context
  if (!answers) throw questionOf(header.cells, records, context.zone)
  const columns = columnsOf(header.cells, answers)
  const options = {
    zone: answers.zone,
    source: context.source,
    dateOrder: answers.dateOrder,
    sign: answers.sign,
  }
  yield* readLines(records, columns, options, context.leftOut)
}

/**
 * Programs write lines about the person and the device before a header: the first line that names a date and a measure, else the first
 * one that has as many cells as most lines.
 */
function headerIndex(all: readonly CsvRecord[]): number {
  const first = all.slice(0, MAX_BEFORE)
  const named = first.findIndex(({ cells }) => {
    const kinds = new Set(cells.map((name) => guessUse(name).kind))
    return kinds.has('measure') && kinds.has('when')
  })
  if (named >= 0) return named
  const width = mostFrequent(all.map(({ cells }) => cells.length))
  return Math.max(
    0,
    first.findIndex(({ cells }) => cells.length === width),
  )
}

/** The columns that answers describe. Throws a `FileRefusal` without a date or a measure. */
export function columnsOf(header: readonly string[], { uses }: ColumnAnswers): Columns {
  const indexOf = (kind: ColumnUse['kind']) => uses.findIndex((use) => use.kind === kind)
  const values = uses.flatMap((use, at): ValueColumn[] => {
    const convert = use.kind === 'measure' ? converterOf(use.id, use.unit) : null
    return use.kind === 'measure' && convert
      ? [{ place: at, name: header[at] ?? '', id: use.id, convert, hasUnit: true }]
      : []
  })
  const date = Math.max(indexOf('when'), indexOf('date'))
  if (date < 0 || values.length === 0) throw new FileRefusal('columns', 1, header.join(' · '))
  const [device, meal] = [indexOf('device'), indexOf('meal')]
  return {
    ...noColumns,
    date,
    time: indexOf('time'),
    values,
    ...(meal >= 0 && { mealOf: (cells) => mealOfText(cells[meal] ?? '') }),
    ...(device >= 0 && { deviceOf: (cells: readonly string[]) => cells[device] ?? '' }),
  }
}

function questionOf(header: readonly string[], records: readonly CsvRecord[], zone: string): ColumnsQuestion {
  const uses = header.map((name): ColumnUse => guessUse(name))
  const dates = uses.findIndex(({ kind }) => kind === 'when' || kind === 'date')
  const order = orderOf(records, dates)
  const numbers = records.flatMap(({ cells }) =>
    uses.flatMap((use, at) => (use.kind === 'measure' ? (splitCell(cells[at] ?? '')?.number ?? []) : [])),
  )
  const guess = { uses, dateOrder: order ?? 'day', sign: decimalSignOfAll(numbers) ?? ',', zone }
  const samples = records.slice(0, SAMPLES).map(({ cells }) => cells)
  return new ColumnsQuestion(header, samples, records.length, guess, order !== null)
}

/** The order that fits all dates; null where both do. */
function orderOf(records: readonly CsvRecord[], place: number): DateOrder | null {
  try {
    return dateOrderOf(
      records.map(({ cells, line }) => ({ text: cells[place] ?? '', line })),
      undefined,
    )
  } catch (error) {
    if (error instanceof DateQuestion || error instanceof FileRefusal) return null
    throw error
  }
}

/** What the name of a column suggests. Glucose needs its unit, which a name may have. */
function guessUse(name: string): ColumnUse {
  const { field, unit } = fieldOf(name)
  if (field === undefined) return { kind: 'none' }
  if (field in lines) {
    const id = lines[field as LineId].measure
    return { kind: 'measure', id, unit: knownUnit(id, unit) }
  }
  if (field === 'date' || field === 'instant') return { kind: 'when' }
  if (field === 'time' || field === 'meal') return { kind: field }
  return { kind: field === 'origin' ? 'device' : 'none' }
}

const knownUnit = (id: MeasureId, unit: string): string => {
  const [usual = ''] = unitsOf(id)
  if (unit !== '' && converterOf(id, unit))
    return unitsOf(id).find((one) => one.toLowerCase() === unit.toLowerCase()) ?? usual
  return id === GLUCOSE ? '' : usual
}
