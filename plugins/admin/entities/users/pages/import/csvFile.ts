/** What a csv file says of itself: the names of its columns, what separates them, and where each line's text is. */
export interface CsvText {
  names: readonly string[]
  separator: ';' | ','
  /** By where they end, as an editor counts lines: the header is 1. */
  lines: ReadonlyMap<number, string>
}

/** Reads the text of a csv file: a cell in quotes may go on over several lines. Empty lines are none. */
export function readCsvText(text: string): CsvText {
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = all[0] ?? ''
  const separator = header.includes(';') ? ';' : ','
  const lines = new Map<number, string>()
  let open = ''
  for (const [index, line] of all.entries()) {
    open = open === '' ? line : `${open}\n${line}`
    if (quotesIn(open) % 2 === 1) continue
    if (index > 0 && open.trim() !== '') lines.set(index + 1, open)
    open = ''
  }
  if (open !== '') lines.set(all.length, open)
  return { names: cellsOf(header, separator), separator, lines }
}

const quotesIn = (text: string) => (text.includes('"') ? text.split('"').length - 1 : 0)

/** The cells of one line, without the quotes around them. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === separator && !isQuoted) {
      cells.push(unquoted(cell))
      cell = ''
    } else cell += sign
  }
  return [...cells, unquoted(cell)]
}

const unquoted = (cell: string) => {
  const text = cell.trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}
