import { separatorOf, type Separator } from '@schemas/csv'
import { decodeText } from '@schemas/text/decodeText'

/** A parsed CSV file: columns, separator and the text of each line. */
export interface CsvText {
  names: readonly string[]
  separator: Separator
  /** By line number, counted as an editor does, at the end of a multi-line cell. */
  lines: ReadonlyMap<number, string>
  /** The number of the line with the header: 1, unless titles are above it. */
  headerLine: number
}

/** Parses a CSV text. A quoted cell may span several lines; empty lines, and titles above the header, are skipped. */
export function readCsvText(text: string): CsvText {
  const rows = rowsOf(text.replace(/^\uFEFF/, '').split(/\r?\n/))
  const [[headerLine, header], ...lines] = rows.slice(findHeader(rows.map(([, row]) => row))) as [
    Row,
    ...Row[],
  ]
  const separator = separatorOf(header)
  return { names: cellsOf(header, separator), separator, lines: new Map(lines), headerLine }
}

/** A number of a line, and its text. */
type Row = readonly [number, string]

/** The rows that are not empty; one empty row for an empty file. */
function rowsOf(all: readonly string[]): Row[] {
  const rows: Row[] = []
  let open = ''
  for (const [index, line] of all.entries()) {
    open = open === '' ? line : `${open}\n${line}`
    if (!isClosed(open)) continue
    if (open.trim() !== '') rows.push([index + 1, open])
    open = ''
  }
  if (open !== '') rows.push([all.length, open])
  return rows.length > 0 ? rows : [[1, '']]
}

/** How many rows above the table may be titles. */
const MAX_TITLES = 10

/**
 * The index of the header: the first row with several names whose next row has several cells as well. A spreadsheet writes a title
 * above a table as a row with one cell. Where no row is such, as in a file of one column, it is the first one.
 */
function findHeader(rows: readonly string[]): number {
  const found = rows.slice(0, MAX_TITLES).findIndex((row, index) => {
    const separator = separatorOf(row)
    const names = cellsOf(row, separator).filter(Boolean)
    return names.length > 1 && cellsOf(rows[index + 1] ?? '', separator).length > 1
  })
  return Math.max(0, found)
}

/** The text without the titles above the header. The lines keep their numbers. */
export function withoutTitles(text: string): string {
  const { headerLine } = readCsvText(text)
  return headerLine === 1
    ? text
    : '\n'.repeat(headerLine - 1) +
        text
          .split(/\r?\n/)
          .slice(headerLine - 1)
          .join('\n')
}

/** Whether every quote of a line is closed. */
export const isClosed = (text: string): boolean => !text.includes('"') || text.split('"').length % 2 === 1

/** The cells of a line, without their quotes. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    if (character === separator && !isQuoted) {
      cells.push(unquote(cell))
      cell = ''
    } else cell += character
  }
  return [...cells, unquote(cell)]
}

const unquote = (cell: string) => {
  const text = cell.trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}

/** What a spreadsheet for one separator writes first, and does not show as a row. */
const separatorLine = /^sep=.(\r\n|\n|\r)/i

/** The text of a file of a spreadsheet: UTF-8, UTF-16, or else what programs on Windows write. The line `sep=;` is no row. */
export async function readFileText(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer())).replace(separatorLine, '')
}
