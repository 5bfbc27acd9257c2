import type { MeasureSave } from '@schemas/generated/entities'
import { LeftOut } from '../leftOut'
import type { ColumnAnswers } from './answers'
import { readLines } from './csvReader'
import { columnsOf } from './unknownTable'

/** A line as it would be saved with some answers; null where nothing of it would be. */
export function readSample(
  header: readonly string[],
  cells: readonly string[],
  answers: ColumnAnswers,
): MeasureSave | null {
  const { zone, dateOrder, sign } = answers
  try {
    const columns = columnsOf(header, answers)
    const [found] = readLines(
      [{ cells, line: 1 }],
      columns,
      { zone, source: '', dateOrder, sign },
      new LeftOut(),
    )
    return found?.reading ?? null
  } catch {
    // The answers name no date or no measure yet.
    return null
  }
}
