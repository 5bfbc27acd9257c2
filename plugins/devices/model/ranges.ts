import type { MeasurementSample } from '@schemas/generated/entities'
import data from '../data/ranges.json'
import { lines, type LineId } from './lines'

export type Level = 'low' | 'within' | 'high'
export type Meal = NonNullable<MeasurementSample['meal']>

interface Range {
  line: string
  meal?: string
  from: number
  to: number
  source: string
}
const ranges: readonly Range[] = data.ranges

/** The reference range of a line, of glucose also by the meal where it is known; none where no source gives one. */
export const rangeOfLine = (line: LineId, meal?: Meal | null) =>
  ranges.find((range) => range.line === line && range.meal === (meal ?? undefined)) ??
  ranges.find((range) => range.line === line && range.meal === undefined)

/** Where a value lies in its range, rounded as it is shown (C-095); none without a range. */
export function levelOf(line: LineId, value: number, meal?: Meal | null): Level | null {
  const range = rangeOfLine(line, meal)
  if (!range) return null
  const shown = Number(value.toFixed(lines[line].decimals))
  return shown < range.from ? 'low' : shown > range.to ? 'high' : 'within'
}
