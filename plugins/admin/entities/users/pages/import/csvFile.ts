/** A parsed CSV file: columns, separator and the text of each line. */
export interface CsvText {
  names: readonly string[]
  separator: ';' | ','
  /** By line number, counted as an editor does (the header is 1) at the end of a multi-line cell. */
  lines: ReadonlyMap<number, string>
}

/** Parses a CSV text. A quoted cell may span several lines; empty lines are skipped. */
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

/** The unquote cells of a line. */
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
