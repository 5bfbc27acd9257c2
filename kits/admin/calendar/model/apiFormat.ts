import { isoWeekday } from '@portico/core/format/calendarDate'
import type { DayUpdate, MonthlyCalendar, WorkingWeek } from '@schemas/generated/entities'
import { formatClock, minutesPerDay, parseClock } from './clock'
import { freeDay, workingSpans, type Day, type Interval, type Span } from './day'

/** Minutes. A shorter gap is a break, a longer one separates intervals; the server does not distinguish them. */
const longestBreak = 60

/** A day of the typical week, 1 Monday to 7 Sunday, or a date, YYYY-MM-DD. */
export type DayKey = string

/** Whether a key is a date. */
export const isDateKey = (key: DayKey): boolean => key.length > 1

/** The key of the weekday of a date; of a day of the typical week, its own. */
export const weekdayKey = (key: DayKey): DayKey => (isDateKey(key) ? String(isoWeekday(key)) : key)

/** Parses the typical week, Monday first. */
export const parseWeek = ({ workingDays }: WorkingWeek): Day[] =>
  [1, 2, 3, 4, 5, 6, 7].map((index) =>
    parseWeekday(workingDays.find(({ dayOfWeek }) => dayOfWeek === index)?.workingHours ?? []),
  )

/** Parses a day of the typical week. */
export const parseWeekday = (hours: readonly { startTime: string; endTime: string }[]): Day => ({
  ...freeDay,
  intervals: toIntervals(hours.map(({ startTime, endTime }) => parseSpan(startTime, endTime))),
})

type SpecialDate = MonthlyCalendar['specialDates'][number]

/** Parses a date with hours of its own. */
export function parseSpecialDate({
  is_day_off,
  name = '',
  start_time = '',
  end_time = '',
  breaktime,
  event_id,
  unit_group_id,
}: SpecialDate): Day {
  const open = parseSpan(start_time, end_time)
  const breaks = breaktime.map((pause) => parseSpan(pause.start_time, pause.end_time))
  const intervals = is_day_off || !start_time ? [] : [{ ...open, breaks }]
  return {
    isOff: is_day_off,
    name,
    ids: {
      ...(event_id !== undefined && { event_id }),
      ...(unit_group_id !== undefined && { unit_group_id }),
    },
    intervals: toIntervals(workingSpans({ isOff: false, intervals })),
  }
}

/**
 * The request body that saves a day: first and last hour, and all gaps as breaks.
 * Takes null to reset a date to the typical week.
 */
export function toDayUpdate(doctorId: number, key: DayKey, day: Day | null, version?: number): DayUpdate {
  const own = { doctorId, ...(version !== undefined && { version }) }
  const which = isDateKey(key) ? { ...own, date: key } : { ...own, index: Number(key) }
  if (!day) return which
  const named = { ...which, is_modified: true, ...day.ids, ...(day.name !== undefined && { name: day.name }) }
  const spans = workingSpans(day)
  const [first] = spans
  // A date without hours is a day off; a day of the week without hours is free.
  if (!first) return isDateKey(key) ? { ...named, is_day_off: true } : named
  return {
    ...named,
    start_time: formatClock(first.from),
    end_time: formatClock(spans.at(-1)?.to ?? first.to),
    breaktime: gapsBetween(spans).map(({ from, to }) => ({
      start_time: formatClock(from),
      end_time: formatClock(to),
    })),
  }
}

const gapsBetween = (spans: readonly Span[]): Span[] =>
  spans.slice(1).map(({ from }, index) => ({ from: spans[index]?.to ?? from, to: from }))

const parseSpan = (from: string, to: string): Span => ({
  from: parseClock(from) ?? 0,
  to: parseClock(to) ?? 0,
})

/** Groups sorted spans into intervals with breaks. */
function toIntervals(spans: readonly Span[]): Interval[] {
  const intervals: { from: number; to: number; breaks: Span[] }[] = []
  for (const { from, to } of spans) {
    const last = intervals.at(-1)
    if (last && from - last.to < longestBreak) {
      last.breaks.push({ from: last.to, to: from })
      last.to = to
    } else intervals.push({ from, to, breaks: [] })
  }
  return intervals
}

/** Appointments by date. One over midnight ends above 24:00. */
export function appointmentsByDate(booked: NonNullable<MonthlyCalendar['booked']>): Record<string, Span[]> {
  const byDate: Record<string, Span[]> = {}
  for (const { date, from, to } of booked) {
    const span = parseSpan(from, to)
    const isOverMidnight = span.to <= span.from
    const end = isOverMidnight ? span.to + minutesPerDay : span.to
    ;(byDate[date] ??= []).push({ from: span.from, to: end })
  }
  return byDate
}
