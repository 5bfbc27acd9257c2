import { problemOfReading } from '@schemas/rules/reading'
import { filesOf, isZip } from './files'
import type { FormatContext, MeasurementFile, MeasurementFormat } from './formats/format'
import { formats } from './formats/index'
import { FileRefusal, LeftOut, type LeftOutLines } from './leftOut'
import { ReadingStore } from './readingStore'
import { readUnknownTable } from './csv/unknownTable'

export interface ReadOptions extends Pick<FormatContext, 'zone' | 'dateOrder' | 'columns'> {
  /** Formats that plugins add, before those of the portal. */
  formats?: readonly MeasurementFormat[]
}

/** What has been read of a file so far: from 0 to 1, and how many readings. */
export interface ReadProgress {
  share: number
  readings: number
}

/** What a file holds. */
export interface ReadFile {
  /** The name of the format; `csv` for a table whose columns the person has named. */
  format: string
  store: ReadingStore
  leftOut: readonly LeftOutLines[]
}

const MAX_SOURCE = 100
/** After so many readings the page is told. */
const STEP = 2000

/** The name of a file without the number that a browser adds to a second download: "peso (1).csv" is "peso.csv". */
export const sourceOf = (name: string): string =>
  name.replace(/ ?\(\d{1,3}\)(?=\.\w+$|$)/, '').slice(0, MAX_SOURCE) || 'archivo'

/**
 * Reads a file completely, and saves nothing. Rejects with a `FileRefusal`, a `DateQuestion` or a `ColumnsQuestion`. `onProgress` is
 * called while it is read, and may reject to stop it.
 */
export async function readFile(
  file: File,
  options: ReadOptions,
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadFile> {
  const leftOut = new LeftOut()
  const store = new ReadingStore()
  const context: FormatContext = { ...options, source: sourceOf(file.name), leftOut }
  const known = [...(options.formats ?? []), ...formats]
  const names = new Set<string>()
  let share = 0
  const isArchive = await isZip(file)
  for await (const one of filesOf(file, (bytes) => (share = file.size > 0 ? bytes / file.size : 1))) {
    const format = known.find((candidate) => candidate.reads(one)) ?? (isArchive ? null : unknownFormat(one))
    if (!format) continue
    names.add(format.id)
    for await (const { reading, line } of format.read(one, context)) {
      const problem = problemOfReading(reading, Date.now())?.reason
      // The date has been read: what has another format is a number or a year that cannot be.
      if (problem)
        leftOut.add(
          problem === 'format' ? 'impossible' : problem,
          line,
          problem === 'impossible' ? describe(reading.measures) : '',
        )
      else store.add(reading)
      if (store.size % STEP === 0) onProgress({ share, readings: store.size })
    }
    onProgress({ share, readings: store.size })
  }
  const [format = 'csv'] = names
  if (names.size === 0) throw new FileRefusal(isArchive ? 'nothing' : 'empty')
  return { format, store, leftOut: leftOut.list() }
}

const describe = (measures: readonly { value: number }[]): string =>
  measures.map(({ value }) => Number(value.toFixed(1))).join('/')

/** How the workbooks of Excel before 2007 begin. */
const oldWorkbook = 'ÐÏ\u0011à'

/** A table of any program. Throws a `FileRefusal` for a file that is none. */
function unknownFormat({ name, head }: MeasurementFile): MeasurementFormat {
  if (head.startsWith('SQLite format 3') || /\.(db|sqlite3?)$/i.test(name)) throw new FileRefusal('database')
  if (head.startsWith(oldWorkbook)) throw new FileRefusal('workbook')
  // JSON and XML of programs that no format knows.
  if (/^\s*[[{<]/.test(head)) throw new FileRefusal('nothing', 1, name)
  if (/^(%PDF|\u0089PNG|ÿØÿ)/.test(head) || !/[,;\t|]/.test(head)) throw new FileRefusal('nothing', 1, name)
  return { id: 'csv', reads: () => true, read: readUnknownTable }
}
