import type { DayUpdate } from '../../../../../schemas/generated/entities'
import { HttpError } from '../../../../platform/errors/httpError'
import { withoutBreaks, type Interval } from '../../../availability/calendars/shifts'
import { fieldError } from '../../../entities/records/fieldError'

/** The hours of a day: opening hours with breaks, a day off, or unset, which means the standard week. */
export type DayHours =
  | { kind: 'hours'; open: Interval; breaks: Interval[] }
  | { kind: 'off' }
  | { kind: 'none' }

/**
 * Reads the hours of a day. Throws for hours that end before they start, breaks outside the hours, and breaks
 * that overlap; breaks may touch.
 */
export function readDayUpdate({ is_day_off, start_time, end_time, breaktime = [] }: DayUpdate): DayHours {
  if (is_day_off) return { kind: 'off' }
  if (start_time === undefined && end_time === undefined) return { kind: 'none' }
  const open = { start: minutesOf(start_time, '/start_time'), end: minutesOf(end_time, '/end_time') }
  if (open.start >= open.end) throw fieldError('/end_time', 'after')
  const breaks = breaktime
    .map((pause, index) => ({
      start: minutesOf(pause.start_time, `/breaktime/${index}/start_time`),
      end: minutesOf(pause.end_time, `/breaktime/${index}/end_time`),
      index,
    }))
    .toSorted((a, b) => a.start - b.start)
  for (const [position, { start, end, index }] of breaks.entries()) {
    if (start >= end) throw fieldError(`/breaktime/${index}/end_time`, 'after')
    if (start < open.start || end > open.end) throw fieldError(`/breaktime/${index}`, 'inside')
    if (start < (breaks[position - 1]?.end ?? 0)) throw new HttpError(400, 'SUPERPOSED_INTERVALS')
  }
  return { kind: 'hours', open, breaks: breaks.map(({ start, end }) => ({ start, end })) }
}

/** The working intervals of a day. */
export const workingIntervals = (day: DayHours): Interval[] =>
  day.kind === 'hours' ? withoutBreaks(day.open, day.breaks) : []

function minutesOf(time: string | undefined, path: string): number {
  if (time === undefined) throw fieldError(path, 'required')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Formats minutes of the day as HH:MM. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
