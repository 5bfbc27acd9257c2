import { separatorOf } from '@schemas/csv'
import { converterOf } from '../convert'
import type { Columns, ValueColumn } from '../csv/columns'
import { readAll, readLines, withoutUnknownGlucose } from '../csv/csvReader'
import type { MeasurementFormat } from './format'

/** A table that a program writes: its header may follow lines about the person and the device. */
interface TableFormat {
  id: string
  /** The columns by a header; null for any other line. */
  columnsOf: (cells: readonly string[]) => Columns | null
}

/** How many lines may come before a header. */
const MAX_BEFORE = 15
const delimiters = [',', ';', '\t'] as const

/** A format of tables. It recognises a file by its header, whatever its name. */
export function tableFormat({ id, columnsOf }: TableFormat): MeasurementFormat {
  const delimiterOf = (head: string) =>
    delimiters.find((delimiter) => headerOf(head, delimiter, columnsOf) !== null)
  return {
    id,
    reads: ({ head }) => delimiterOf(head) !== undefined,
    read: async function* (file, context) {
      const records = await readAll(await file.text(), context.leftOut, delimiterOf(file.head))
      const index = records.findIndex(({ cells }, at) => at <= MAX_BEFORE && columnsOf(cells) !== null)
      const columns = columnsOf(records[index]?.cells ?? [])
      const lines = records.slice(index + 1)
      if (!columns) return
      const known = withoutUnknownGlucose(columns, lines, index + 1, context.leftOut)
      yield* readLines(lines, known, context, context.leftOut)
    },
  }
}

/** The header in the first lines of a file, by a delimiter. A line that ends within quotes is none. */
function headerOf(head: string, delimiter: string, columnsOf: TableFormat['columnsOf']) {
  for (const line of head.split(/\r\n|\n|\r/).slice(0, MAX_BEFORE)) {
    if (!line.includes(delimiter) && separatorOf(line) !== delimiter) continue
    const cells = line.split(delimiter).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    const columns = columnsOf(cells)
    if (columns) return columns
  }
  return null
}

/** The place of the first cell that matches; -1 for none. */
export const placeOf = (cells: readonly string[], pattern: RegExp): number =>
  cells.findIndex((cell) => pattern.test(cell))

/** The unit of glucose that a name of a column has. */
const glucoseUnit = (name = ''): 'mg/dL' | 'mmol/L' | null =>
  /mg\s*\/\s*dl/i.test(name) ? 'mg/dL' : /mmol\s*\/\s*l/i.test(name) ? 'mmol/L' : null

/** A column of glucose whose name has its unit; null for any other. */
export function glucoseColumn(cells: readonly string[], place: number): ValueColumn | null {
  const name = cells[place]
  const unit = glucoseUnit(name)
  const convert = unit && converterOf(11, unit)
  return convert && name !== undefined ? { place, name, id: 11, convert, hasUnit: true } : null
}
