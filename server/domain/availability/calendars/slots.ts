import { addDays, clockChangeNear, instantOf, localDay, minuteOfDay } from '../../shared/zone'
import { DAY_MINUTES, hoursOfDay, shiftsOfDay, type WorkingCalendar } from './shifts'

const MINUTE = 60_000

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
 * duration in minutes. Slots start at the beginning of each shift and repeat every `duration` minutes. A local time that
 * daylight saving skips is left out; one that occurs twice is offered once.
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
  // A shift of the day before may last beyond midnight.
  for (let day = addDays(localDay(calendar.zone, wanted.start), -1); day <= last; day = addDays(day, 1)) {
    for (const slot of slotsOfDay(calendar, day, duration)) {
      if (slot.start >= wanted.start && slot.start < wanted.end) yield slot
    }
  }
}

/** The slots of the shifts that begin on a date. Those after midnight have the next date. */
function* slotsOfDay(calendar: WorkingCalendar, day: string, duration: number): Generator<FreeSlot> {
  for (const shift of shiftsOfDay(calendar, day)) {
    for (let minute = shift.start; minute + duration <= shift.end; minute += duration) {
      const date = minute < DAY_MINUTES ? day : addDays(day, 1)
      const start = instantOf(calendar.zone, date, minute % DAY_MINUTES)
      if (start !== null && isWorkedThrough(calendar, { start, day: date }, duration))
        yield { start, day: date }
    }
  }
}

/** Whether a slot over a change of the clock stays in working hours: it ends on another clock than it began. */
function isWorkedThrough(calendar: WorkingCalendar, { start, day }: FreeSlot, duration: number): boolean {
  const change = clockChangeNear(calendar.zone, day)
  const end = start + duration * MINUTE
  if (change === undefined || change <= start || change >= end) return true
  for (let instant = change; instant < end; instant += MINUTE) {
    const minute = minuteOfDay(calendar.zone, instant)
    const hours = hoursOfDay(calendar, localDay(calendar.zone, instant))
    if (!hours.some((one) => one.start <= minute && minute < one.end)) return false
  }
  return true
}
