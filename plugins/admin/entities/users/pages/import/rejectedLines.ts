import { csvFile } from '@kits/admin/list/export/csv'
import { cellsOf, type CsvText } from './csvFile'
import type { RejectedField } from './progress'

/** The refused lines as a file that can be mended and imported again; cells that a spreadsheet would run are made text. */
export function rejectedLinesFile(
  { names, separator, lines }: CsvText,
  faults: readonly RejectedField[],
): Blob {
  const numbers = [...new Set(faults.map(({ line }) => line))]
  const found = numbers.flatMap((line) => lines.get(line) ?? [])
  return csvFile([names, ...found.map((line) => cellsOf(line, separator))])
}

/** What the report says of a refused field. */
export interface ErrorRow {
  line: string
  field: string
  value: string
  why: string
}

/** The report as a file: under a head, a line for each refused field. */
export const reportFile = (head: ErrorRow, rows: readonly ErrorRow[]): Blob =>
  csvFile([head, ...rows].map(({ line, field, value, why }) => [line, field, value, why]))
