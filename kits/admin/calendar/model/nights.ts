import { addDays } from '@portico/core/format/calendarDate'
import { isDateKey, type DayKey } from './apiFormat'
import type { Edits } from './calendar'
import { minutesPerDay } from './clock'
import { isEvening, isMorning, type Day, type Interval } from './day'
import { copyDay, removeInterval, setIntervalHours } from './edit'

/** Reads a day, edits included. */
type DayReader = (key: DayKey) => Day

/** The day after a date, or after a day of the typical week. */
export const nextKey = (key: DayKey): DayKey =>
  isDateKey(key) ? addDays(key, 1) : String((Number(key) % 7) + 1)

const previousKey = (key: DayKey): DayKey =>
  isDateKey(key) ? addDays(key, -1) : String(((Number(key) + 5) % 7) + 1)

/** The index of the hours from midnight with which a shift of the day before ends; -1: none. */
const morningIndex = ({ isOff, intervals }: Day): number => (isOff ? -1 : intervals.findIndex(isMorning))

/** Until when an interval lasts after midnight, in minutes of the next day; null: it ends on its own day. */
export function endNextDay(interval: Interval | undefined, next: Day): number | null {
  if (!interval || !isEvening(interval)) return null
  return next.intervals[morningIndex(next)]?.to ?? null
}

/** Sets the start of an interval. One that is not before the end begins a shift until midnight, whose end is entered next. */
export function setShiftStart(day: Day, index: number, from: number): Day {
  const { to = 0 } = day.intervals[index] ?? {}
  return setIntervalHours(day, index, { from, to: from < to ? to : minutesPerDay })
}

/**
 * Sets the end of an interval. One that is not after the start is on the next day, whose hours from midnight become the rest of the
 * shift; an end on the day itself takes these away. Midnight is the end of the day.
 */
export function setShiftEnd(getDay: DayReader, key: DayKey, index: number, to: number): Edits {
  const day = getDay(key)
  const interval = day.intervals[index]
  if (!interval) return {}
  const end = to === 0 ? minutesPerDay : to
  if (end > interval.from) {
    const ended = { [key]: setIntervalHours(day, index, { from: interval.from, to: end }) }
    return { ...withoutRest(getDay, key, interval), ...ended }
  }
  const next = getDay(nextKey(key))
  return {
    [key]: setIntervalHours(day, index, { from: interval.from, to: minutesPerDay }),
    [nextKey(key)]: setMorning(next, end),
  }
}

/** Removes an interval, with the hours of the next day that are the rest of its shift. */
export const removeShift = (getDay: DayReader, key: DayKey, index: number): Edits => ({
  ...withoutRest(getDay, key, getDay(key).intervals[index]),
  [key]: removeInterval(getDay(key), index),
})

function withoutRest(getDay: DayReader, key: DayKey, interval: Interval | undefined): Edits {
  const next = getDay(nextKey(key))
  return endNextDay(interval, next) === null
    ? {}
    : { [nextKey(key)]: removeInterval(next, morningIndex(next)) }
}

/** A day whose first hours end at a time; their breaks are kept. */
function setMorning(day: Day, to: number): Day {
  const index = morningIndex(day)
  if (index >= 0) return setIntervalHours(day, index, { from: 0, to })
  return {
    ...day,
    isOff: false,
    intervals: [{ from: 0, to, breaks: [] }, ...(day.isOff ? [] : day.intervals)],
  }
}

/**
 * Copies the hours of a day to others. A shift over midnight is copied whole: the days after the copies get its rest, and the rest
 * of a shift that is replaced goes. What a day has from the shift before it stays, unless that is replaced too.
 */
export function copyShifts(getDay: DayReader, key: DayKey, targets: readonly DayKey[]): Edits {
  const source = getDay(key)
  const rest = restOf(getDay, key)
  const own = {
    ...source,
    intervals: source.intervals.filter((one) => one !== restOf(getDay, previousKey(key))),
  }
  const edits: Record<DayKey, Day> = {}
  for (const target of targets) {
    const kept = restOf(getDay, previousKey(target))
    const copy = copyDay(own, getDay(target))
    edits[target] = kept && !copy.isOff ? { ...copy, intervals: [kept, ...copy.intervals] } : copy
  }
  for (const target of targets) {
    const after = nextKey(target)
    const day = edits[after] ?? getDay(after)
    const replaced = restOf(getDay, target)
    if (after === key || (!rest && !replaced)) continue
    const others = day.intervals.filter((one) => one !== replaced)
    if (rest || others.length < day.intervals.length)
      edits[after] = { ...day, isOff: day.isOff && !rest, intervals: [...(rest ? [rest] : []), ...others] }
  }
  return edits
}

/** The hours after midnight of the shift that begins on a day. */
function restOf(getDay: DayReader, key: DayKey): Interval | undefined {
  const next = getDay(nextKey(key))
  const { isOff, intervals } = getDay(key)
  return !isOff && intervals.some(isEvening) ? next.intervals[morningIndex(next)] : undefined
}
