import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { Refusal } from '../../../http/fault'

/** A line of a file, by the names of its header; where it stands, the header being line 1. */
export interface CsvLine {
  line: number
  cells: Readonly<Record<string, string>>
}

/** Longest line, in characters: no user has more to say. */
const MAX_LINE = 100_000

/**
 * Reads a csv file (UTF-8, separated by semicolons or commas) line by line, as it comes. Refuses with 400
 * FORMAT_NOT_VALID what is no csv, or has a header with other names.
 */
export async function* readCsv(
  content: AsyncIterable<Buffer>,
  names: readonly string[],
): AsyncIterable<CsvLine> {
  const { first, whole } = await begun(content)
  const parser = parse({
    bom: true,
    delimiter: /^[^\r\n]*;/.test(first.toString()) ? ';' : ',',
    columns: (header: string[]) => known(header, names),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_LINE,
    trim: true,
  })
  const source = Readable.from(whole).on('error', (error) => parser.destroy(error))
  try {
    for await (const one of source.pipe(parser)) {
      const { info, record } = one as { info: { lines: number }; record: Record<string, string> }
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refused('file')
  }
}

/** Names that are not known would be lost without a word. */
function known(header: readonly string[], names: readonly string[]): string[] {
  const cleaned = header.map((name) => name.trim())
  const odd = cleaned.find((name) => !names.includes(name))
  if (odd !== undefined) throw refused(odd.slice(0, 60))
  return cleaned
}

const refused = (field: string) => new Refusal(400, 'FORMAT_NOT_VALID', { details: { field } })

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
