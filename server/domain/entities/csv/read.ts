import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { separatorOf } from '../../../../schemas/csv'
import { HttpError } from '../../../platform/errors/httpError'
import { invalidField } from '../../../platform/errors/invalidField'

/** A line of a file by the names of its header. The header is line 1. */
export interface CsvLine {
  line: number
  cells: Readonly<Record<string, string>>
  /** Why the line cannot be read: the column, the rule that it breaks, and the text. */
  broken?: { field: string; keyword: 'cells' | 'quotes'; value?: string }
}

/** The longest line, in characters. */
const MAX_LINE = 100_000

/**
 * Reads a CSV stream (UTF-8; the header, its first line that is not empty, shows the separator) line by line. A line with unbalanced quotes has no known end, so it is the
 * last one. `columns` replaces the names of the header; a column with an empty one is left out. Throws 400 FORMAT_NOT_VALID
 * for a file without a readable line or with an unknown header.
 */
export async function* readCsv(
  content: AsyncIterable<Buffer>,
  names: readonly string[],
  columns?: readonly string[],
): AsyncIterable<CsvLine> {
  const { first, whole } = await peekFirst(content)
  const parser = parse({
    bom: true,
    // A portal sends empty lines in place of the titles above the header.
    delimiter: separatorOf(/[^\r\n\uFEFF]+/.exec(first.toString())?.[0] ?? ''),
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_LINE,
    trim: true,
    // Otherwise the parser discards earlier lines that have not been consumed yet.
    skip_records_with_error: true,
  })
  let unreadable: ParserError | undefined
  parser.on('skip', (error: ParserError) => (unreadable ??= error))
  const source = Readable.from(whole).on('error', (error) => parser.destroy(error))
  let header: readonly string[] | undefined
  let last = 0
  try {
    for await (const parsed of source.pipe(parser)) {
      const { info, record } = parsed as { info: { lines: number }; record: string[] }
      if (unreadable && info.lines >= unreadable.lines) break
      if (header) yield lineOf(info.lines, header, record)
      header ??= columns ? renameHeader(record, columns, names) : checkHeader(record, names)
      last = info.lines
    }
  } catch (error) {
    throw error instanceof HttpError ? error : invalidField('file')
  }
  if (!unreadable) return
  if (!header || last === 1) throw invalidField('file')
  const field = header[Number(unreadable.column)] ?? header[0] ?? ''
  yield { line: last + 1, cells: {}, broken: { field, keyword: 'quotes' } }
}

/** The parser's error for an unreadable line. */
interface ParserError {
  lines: number
  column?: number | string
}

/** Reports a cell beyond the last column: the cells before it may be in the wrong columns. */
function lineOf(line: number, header: readonly string[], record: readonly string[]): CsvLine {
  const cells = Object.fromEntries(
    header.flatMap((name, index) => (name === '' ? [] : [[name, record[index] ?? '']])),
  )
  const value = record.slice(header.length).find((text) => text !== '')
  if (value === undefined) return { line, cells }
  return {
    line,
    cells,
    broken: { field: header.findLast(Boolean) ?? '', keyword: 'cells', value: value.slice(0, 60) },
  }
}

/** Rejects unknown and duplicate names, whose cells would be lost silently. */
function checkHeader(header: readonly string[], names: readonly string[]): string[] {
  const cleaned = header.map((name) => name.trim())
  const unreadable = cleaned.find((name, index) => !names.includes(name) || cleaned.indexOf(name) !== index)
  if (unreadable !== undefined) throw invalidField(unreadable.slice(0, 60))
  return cleaned
}

/** Replaces the header of a file by names of its columns, of which there must be as many. */
function renameHeader(
  header: readonly string[],
  columns: readonly string[],
  names: readonly string[],
): readonly string[] {
  if (header.length !== columns.length) throw invalidField('columns')
  checkHeader(columns.filter(Boolean), names)
  return columns
}

/** Reads the first chunk, which shows the separator. Returns the chunk, and the whole content. */
async function peekFirst(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]()
  const { value, done } = await chunks.next()
  const first = done ? Buffer.alloc(0) : value
  async function* whole() {
    yield first
    for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) yield chunk.value
  }
  return { first, whole: whole() }
}
