import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { HttpError } from '../../../http/errors/httpError'

/** A line of a file, by the names of its header; where it stands, the header being line 1. */
export interface CsvLine {
  line: number
  cells: Readonly<Record<string, string>>
  /** Why it cannot be read as it stands: the column, the rule that it breaks, and what stands there. */
  broken?: { field: string; keyword: 'cells' | 'quotes'; value?: string }
}

/** Longest line, in characters: no user has more to say. */
const MAX_LINE = 100_000

/**
 * Reads a csv file (UTF-8, separated by semicolons or commas) line by line, as it comes. Where the quotes of a line do
 * not match, nobody can say where it ends: that is the last line told. Refuses with 400 FORMAT_NOT_VALID what has no
 * line that can be read, or a header with other names.
 */
export async function* readCsv(
  content: AsyncIterable<Buffer>,
  names: readonly string[],
): AsyncIterable<CsvLine> {
  const { first, whole } = await begun(content)
  const parser = parse({
    bom: true,
    delimiter: /^[^\r\n]*;/.test(first.toString()) ? ';' : ',',
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_LINE,
    trim: true,
    // Else the parser throws away the lines before it that nobody has taken yet.
    skip_records_with_error: true,
  })
  let odd: Odd | undefined
  parser.on('skip', (error: Odd) => (odd ??= error))
  const source = Readable.from(whole).on('error', (error) => parser.destroy(error))
  let header: string[] | undefined
  let last = 0
  try {
    for await (const one of source.pipe(parser)) {
      const { info, record } = one as { info: { lines: number }; record: string[] }
      if (odd && info.lines >= odd.lines) break
      if (header) yield lineOf(info.lines, header, record)
      header ??= known(record, names)
      last = info.lines
    }
  } catch (error) {
    throw error instanceof HttpError ? error : refused('file')
  }
  if (!odd) return
  if (!header || last === 1) throw refused('file')
  const field = header[Number(odd.column)] ?? header[0] ?? ''
  yield { line: last + 1, cells: {}, broken: { field, keyword: 'quotes' } }
}

/** What the parser says of a line that it cannot read. */
interface Odd {
  lines: number
  column?: number | string
}

/** A cell beyond the last column would be lost without a word: what stands before it may be in the wrong one. */
function lineOf(line: number, header: readonly string[], record: readonly string[]): CsvLine {
  const cells = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']))
  const value = record.slice(header.length).find((text) => text !== '')
  if (value === undefined) return { line, cells }
  return { line, cells, broken: { field: header.at(-1) ?? '', keyword: 'cells', value: value.slice(0, 60) } }
}

/** Names that are not known, or come twice, would be lost without a word. */
function known(header: readonly string[], names: readonly string[]): string[] {
  const cleaned = header.map((name) => name.trim())
  const odd = cleaned.find((name, index) => !names.includes(name) || cleaned.indexOf(name) !== index)
  if (odd !== undefined) throw refused(odd.slice(0, 60))
  return cleaned
}

const refused = (field: string) => new HttpError(400, 'FORMAT_NOT_VALID', { details: { field } })

/** The first piece says what separates the cells; it is given again with the rest. */
async function begun(content: AsyncIterable<Buffer>) {
  const pieces = content[Symbol.asyncIterator]()
  const { value, done } = await pieces.next()
  const first = done ? Buffer.alloc(0) : value
  async function* whole() {
    yield first
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value
  }
  return { first, whole: whole() }
}
