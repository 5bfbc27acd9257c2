import { addDays, instantOf, localDay, weekdayOf } from '../../shared/zone'

const MINUTE = 60_000

/** Minutes of a local day; `end` is exclusive and may be 1440. */
export interface Interval {
  start: number
  end: number
}

/** A doctor's working hours in the local time of a zone. */
export interface WorkingCalendar {
  zone: string
  /** By weekday, 0 Sunday to 6 Saturday. */
  week: readonly (readonly Interval[])[]
  /** Dates (YYYY-MM-DD) with their own hours; an empty list is a day off. */
  special: ReadonlyMap<string, readonly Interval[]>
}

/** Instants in milliseconds; `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

/** A free slot: its instant and its local date. */
export interface FreeSlot {
  start: number
  day: string
}

/**
 * Generates the free slots of a doctor, earliest first.
 * Takes the calendar; the booked spans, sorted by start and not overlapping; the span of starts (`end` exclusive); the
 * duration in minutes. Slots start at the beginning of each working interval and repeat every `duration` minutes. A
 * local time that daylight saving skips is left out; one that occurs twice is offered once.
 */
export function* freeSlots(
  calendar: WorkingCalendar,
  booked: readonly Span[],
  wanted: Span,
  duration: number,
): Generator<FreeSlot> {
  let next = 0
  for (const slot of workingSlots(calendar, wanted, duration)) {
    while (next < booked.length && (booked[next]?.end ?? 0) <= slot.start) next++
    const nearest = booked[next]
    if (!nearest || nearest.start >= slot.start + duration * MINUTE) yield slot
  }
}

/** Whether the working calendar has a slot at this start for this duration, booked or not (C-046, code -32052). */
export function isWorkingStart(calendar: WorkingCalendar, start: number, duration: number): boolean {
  return !workingSlots(calendar, { start, end: start + 1 }, duration).next().done
}

function* workingSlots(calendar: WorkingCalendar, wanted: Span, duration: number): Generator<FreeSlot> {
  if (wanted.start >= wanted.end) return
  const last = localDay(calendar.zone, wanted.end - 1)
  for (let day = localDay(calendar.zone, wanted.start); day <= last; day = addDays(day, 1)) {
    for (const start of startsOfDay(calendar, day, duration)) {
      if (start >= wanted.start && start < wanted.end) yield { start, day }
    }
  }
}

function* startsOfDay(calendar: WorkingCalendar, day: string, duration: number): Generator<number> {
  for (const interval of calendar.special.get(day) ?? calendar.week[weekdayOf(day)] ?? []) {
    for (let minute = interval.start; minute + duration <= interval.end; minute += duration) {
      const start = instantOf(calendar.zone, day, minute)
      if (start !== null) yield start
    }
  }
}

/** Subtracts breaks from opening hours. Breaks may touch or exceed the ends. */
export function withoutBreaks(open: Interval, breaks: readonly Interval[]): Interval[] {
  const left: Interval[] = []
  let start = open.start
  for (const pause of [...breaks].sort((a, b) => a.start - b.start)) {
    if (pause.start > start) left.push({ start, end: Math.min(pause.start, open.end) })
    start = Math.max(start, pause.end)
  }
  if (start < open.end) left.push({ start, end: open.end })
  return left.filter((interval) => interval.start < interval.end)
}
