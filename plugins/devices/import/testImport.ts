import { decodeText } from '@schemas/text/decodeText'
import type { MeasureSave } from '@schemas/generated/entities'
import { problemOfReading } from '@schemas/rules/reading'
import { ColumnsQuestion } from './csv/answers'
import { readCsv } from './csv/csvReader'
import type { DateOrder } from './csv/dates'
import { LeftOut, type LeftOutLines } from './leftOut'
import { readFile, type ReadOptions } from './readFile'

export interface TestImport {
  /** The name of the format that has read the file. */
  format: string
  readings: MeasureSave[]
  /** Instant and values by measure, in the order in which they are sent. */
  values: [date: string, values: Record<number, number>][]
  /** Reason, count and the first lines. */
  leftOut: Record<string, [count: number, lines: readonly number[], ...details: readonly string[]]>
  list: readonly LeftOutLines[]
}

const zone = 'Europe/Madrid'

const resultOf = (format: string, readings: MeasureSave[], list: readonly LeftOutLines[]): TestImport => ({
  format,
  readings,
  values: readings.map(({ measureDate, measures }) => [
    measureDate,
    Object.fromEntries(measures.map(({ id, value }) => [id, Math.round(value * 100) / 100])),
  ]),
  leftOut: Object.fromEntries(
    list.map(({ reason, count, lines, details }) => [reason, [count, lines, ...details]]),
  ),
  list,
})

/** Reads a file for a person in Madrid who agrees with what the names of its columns suggest. Rejects as `readFile`. */
export async function readForTest(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  answers: Omit<ReadOptions, 'zone'> = {},
): Promise<TestImport> {
  const file = new File([content], name)
  const read = await readFile(file, { zone, ...answers }, () => {}).catch((error: unknown) => {
    if (!(error instanceof ColumnsQuestion)) throw error
    return readFile(file, { zone, columns: error.guess }, () => {})
  })
  const readings = Array.from({ length: read.store.size }, (_, at) => read.store.readingOf(at))
  return resultOf(read.format, readings, read.leftOut)
}

/** Reads a CSV file as one of the portal's own, and any other file as `readForTest`. Rejects as the readers do. */
export async function importForTest(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  dateOrder?: DateOrder,
): Promise<TestImport> {
  if (!/\.csv$/i.test(name)) return readForTest(name, content, { dateOrder })
  const text = decodeText(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const leftOut = new LeftOut()
  const readings: MeasureSave[] = []
  for await (const { reading, line } of readCsv(text, { zone, source: name, dateOrder }, leftOut)) {
    const problem = problemOfReading(reading, Date.now())?.reason
    const detail = reading.measures.map(({ value }) => Number(value.toFixed(1))).join('/')
    if (problem)
      leftOut.add(problem === 'format' ? 'impossible' : problem, line, problem === 'impossible' ? detail : '')
    else readings.push(reading)
  }
  return resultOf('portico', readings, leftOut.list())
}
