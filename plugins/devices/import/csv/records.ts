import { parse } from 'csv-parse/browser/esm/sync'
import { separatorOf, unescapeFormula } from '@schemas/csv'
import type { LeftOut } from '../leftOut'

/** A line of a CSV file: its cells without spaces around them, and the number of its last line. */
export interface CsvRecord {
  cells: readonly string[]
  line: number
}

/** How much text is parsed at once, so that the page stays usable. */
const SLICE = 32_768
const MAX_RECORD = 100_000

/** What a spreadsheet for one separator writes first. */
const separatorLine = /^sep=(.)(\r\n|\n|\r|$)/i

/**
 * Reads the records of a CSV text with lines of any kind, in slices. The separator is the one that the file names (`sep=;`) or
 * that its header shows, unless it is `known`. What follows a quote without an end is left out.
 */
export async function* readRecords(
  text: string,
  leftOut: LeftOut,
  known?: string,
): AsyncGenerator<CsvRecord[]> {
  const [named = '', separator, end = ''] = separatorLine.exec(text) ?? []
  const body = text.slice(named.length)
  const header = /^[\r\n]*((?:"[^"]*"|[^"\r\n])*)/.exec(body)?.[1] ?? ''
  const delimiter = separator ?? known ?? separatorOf(header)
  let line = end === '' ? 0 : 1
  for (const slice of sliceText(body)) {
    yield parseSlice(slice, line, delimiter, leftOut)
    line += linesOf(slice)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const linesOf = (text: string): number => [...text.matchAll(/\r\n|\n|\r/g)].length

/** Cuts a text after line ends outside quotes. */
function* sliceText(text: string): Generator<string> {
  let [start, isQuoted] = [0, false]
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isQuoted = !isQuoted
    const isEnd = character === '\n' || (character === '\r' && text[at + 1] !== '\n')
    if (!isEnd || isQuoted || at - start < SLICE) continue
    yield text.slice(start, at + 1)
    start = at + 1
  }
  yield text.slice(start)
}

function parseSlice(text: string, before: number, delimiter: string, leftOut: LeftOut): CsvRecord[] {
  const parsed = parse(text, {
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      leftOut.add('quotes', before + Number(error?.['lines'] ?? 1))
      return undefined
    },
  }) as unknown as { info: { lines: number }; record: string[] }[]
  return parsed.map(({ info, record }) => ({
    line: before + info.lines,
    cells: record.map((cell) => unescapeFormula(cell.trim()).trim()),
  }))
}
