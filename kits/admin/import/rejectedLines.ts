import { unescapeFormula } from '@schemas/csv'
import { csvFile } from '../list/export/csv'
import { cellsOf, type CsvText } from './csvFile'

/** A field of a line that breaks a rule. */
export interface RejectedCell {
  /** The number of the line; the header is 1. */
  line: number
  field: string
  /** The rule: a keyword of JSON Schema, or another one with a text. */
  keyword: string
  value?: string
  /** The values in the text of the rule. */
  params?: Readonly<Record<string, unknown>>
}

/** The rejected lines as a file to correct and import again. Formulas are escaped, once. */
export function rejectedLinesFile(
  { names, separator, lines }: CsvText,
  errors: readonly RejectedCell[],
): Blob {
  const numbers = [...new Set(errors.map(({ line }) => line))]
  const rejected = numbers.flatMap((line) => lines.get(line) ?? [])
  return csvFile([names, ...rejected.map((line) => cellsOf(line, separator).map(unescapeFormula))])
}

/** A row of the report: a rejected field. */
export interface ErrorRow {
  line: string
  field: string
  value: string
  why: string
}

/** The report as a file: a header and a row for each rejected field. */
export const reportFile = (header: ErrorRow, rows: readonly ErrorRow[]): Blob =>
  csvFile([header, ...rows].map(({ line, field, value, why }) => [line, field, value, why]))
