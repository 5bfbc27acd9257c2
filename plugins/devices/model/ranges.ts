import data from '../data/ranges.json'
import type { LineId } from './lines'

export type Level = 'low' | 'within' | 'high'

/** The reference range of a line; none where no source gives one. */
export const rangeOfLine = (line: LineId) => data.ranges.find((range) => range.line === line)

/** Where a value lies in its range, rounded first (C-095); none without a range. */
export function levelOf(line: LineId, value: number): Level | null {
  const range = rangeOfLine(line)
  if (!range) return null
  const whole = Math.round(value)
  return whole < range.from ? 'low' : whole > range.to ? 'high' : 'within'
}
