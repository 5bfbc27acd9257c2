import type { MeasureSave } from '@schemas/generated/entities'
import type { Call } from '@portico/core/http/useCall'
import type { DateOrder } from './csv/dates'
import { importFile } from './importFile'
import type { LeftOutLines } from './leftOut'

export interface TestImport {
  readings: MeasureSave[]
  /** Instant and values by measure, in the order in which they are sent. */
  values: [date: string, values: Record<number, number>][]
  /** Reason, count and the first lines. */
  leftOut: Record<string, [count: number, lines: readonly number[], ...details: readonly string[]]>
  list: readonly LeftOutLines[]
}

/** Imports a file for a person in Madrid, with a server that saves everything. Rejects as `importFile`. */
export async function importForTest(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  dateOrder?: DateOrder,
): Promise<TestImport> {
  const readings: MeasureSave[] = []
  const call = (async (_: unknown, input: { body: { readings: MeasureSave[] } }) => {
    readings.push(...input.body.readings)
    return { saved: input.body.readings.length, known: 0, refused: [] }
  }) as unknown as Call
  const options = { zone: 'Europe/Madrid', dateOrder }
  const { leftOut } = await importFile(new File([content], name), options, call, () => {})
  return {
    readings,
    values: readings.map(({ measureDate, measures }) => [
      measureDate,
      Object.fromEntries(measures.map(({ id, value }) => [id, Math.round(value * 100) / 100])),
    ]),
    leftOut: Object.fromEntries(
      leftOut.map(({ reason, count, lines, details }) => [reason, [count, lines, ...details]]),
    ),
    list: leftOut,
  }
}
