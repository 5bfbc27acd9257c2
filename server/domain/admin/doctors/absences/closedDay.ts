import { withoutBreaks, type Interval } from '../../../availability/calendars/shifts'
import type { DayHours } from '../calendar/day'

/**
 * The hours of a day in an absence. Takes the working intervals of the day, sorted, and the hours of the absence; null: the whole
 * day, which is closed even if nobody works on it now. Undefined: the absence takes nothing of the day.
 */
export function closedDay(working: readonly Interval[], hours: Interval | null): DayHours | undefined {
  if (!hours) return { kind: 'off' }
  const left = working.flatMap((interval) => withoutBreaks(interval, [hours]))
  if (minutesOf(left) === minutesOf(working)) return undefined
  const [first] = left
  const last = left.at(-1)
  if (!first || !last) return { kind: 'off' }
  const breaks = left.slice(1).map(({ start }, index) => ({ start: left[index]?.end ?? start, end: start }))
  return {
    kind: 'hours',
    open: { start: first.start, end: last.end },
    breaks: breaks.filter(({ start, end }) => start < end),
  }
}

const minutesOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { start, end }) => sum + end - start, 0)
