import { separatorOf, type Separator } from '@schemas/csv'
import { decodeText } from '@schemas/text/decodeText'

/** A parsed CSV file: columns, separator and the text of each line. */
export interface CsvText {
  names: readonly string[]
  separator: Separator
  /** By line number, counted as an editor does (the header is 1) at the end of a multi-line cell. */
  lines: ReadonlyMap<number, string>
}

/** Parses a CSV text. A quoted cell may span several lines; empty lines are skipped. */
export function readCsvText(text: string): CsvText {
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = all[0] ?? ''
  const separator = separatorOf(header)
  const lines = new Map<number, string>()
  let open = ''
  for (const [index, line] of all.entries()) {
    open = open === '' ? line : `${open}\n${line}`
    if (!isClosed(open)) continue
    if (index > 0 && open.trim() !== '') lines.set(index + 1, open)
    open = ''
  }
  if (open !== '') lines.set(all.length, open)
  return { names: cellsOf(header, separator), separator, lines }
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
