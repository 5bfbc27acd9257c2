import { minutesPerDay } from './clock'
import { freeDay, sortIntervals, type Day, type Interval, type Span } from './day'

/** Grid for drag and arrow keys, in minutes. Typed hours may have any minute. */
export const snapMinutes = 15
const shortestInterval = snapMinutes
const defaultHours: Span = { from: 9 * 60, to: 14 * 60 }
/** Gap before an added interval, and its length. */
const gapBeforeAdded = 60
const addedLength = 120

/** The part of an interval that is dragged: all of it, or one end. */
export type DragHandle = 'whole' | 'from' | 'to'

const updateInterval = (day: Day, index: number, update: (interval: Interval) => Interval): Day => ({
  ...day,
  intervals: day.intervals.map((interval, position) => (position === index ? update(interval) : interval)),
})

/** Moves an interval or one of its ends by some minutes, within the day. Its breaks move along or are clipped. */
export const moveInterval = (day: Day, index: number, handle: DragHandle, minutes: number): Day =>
  updateInterval(day, index, (interval) => {
    const { from, to, breaks } = interval
    if (handle === 'from')
      return clipBreaks({ from: clamp(from + minutes, 0, to - shortestInterval), to, breaks })
    if (handle === 'to')
      return clipBreaks({ from, to: clamp(to + minutes, from + shortestInterval, minutesPerDay), breaks })
    const distance = clamp(minutes, -from, minutesPerDay - to)
    return {
      from: from + distance,
      to: to + distance,
      breaks: breaks.map((pause) => ({ from: pause.from + distance, to: pause.to + distance })),
    }
  })

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

const clipBreaks = ({ from, to, breaks }: Interval): Interval => ({
  from,
  to,
  breaks: breaks.flatMap((pause) => {
    const clipped = { from: Math.max(pause.from, from), to: Math.min(pause.to, to) }
    return clipped.from < clipped.to ? [clipped] : []
  }),
})

/** Sets the hours of an interval. Ignores an end that is not after the start. */
export const setIntervalHours = (day: Day, index: number, { from, to }: Span): Day =>
  from < to ? updateInterval(day, index, ({ breaks }) => clipBreaks({ from, to, breaks })) : day

/** Replaces a break of an interval, or adds one if `breakIndex` is past the last. Clips it to the interval. */
export const setBreak = (day: Day, index: number, breakIndex: number, span: Span): Day =>
  updateInterval(day, index, ({ breaks, ...hours }) =>
    clipBreaks({
      ...hours,
      breaks:
        breakIndex < breaks.length
          ? breaks.map((pause, position) => (position === breakIndex ? span : pause))
          : [...breaks, span],
    }),
  )

/** Adds a break of half an hour in the middle of an interval. */
export function addBreak(day: Day, index: number): Day {
  const { from = 0, to = 0, breaks = [] } = day.intervals[index] ?? {}
  const start = Math.floor((from + to) / 2 / snapMinutes) * snapMinutes
  return setBreak(day, index, breaks.length, { from: start, to: start + 2 * snapMinutes })
}

export const removeBreak = (day: Day, index: number, breakIndex: number): Day =>
  updateInterval(day, index, (interval) => ({
    ...interval,
    breaks: interval.breaks.filter((_, position) => position !== breakIndex),
  }))

/** Adds an interval: the default hours on an empty day, otherwise two hours after the last interval. */
export function addInterval(day: Day): Day {
  const last = sortIntervals(day).at(-1)?.to
  const from =
    last === undefined ? defaultHours.from : Math.min(last + gapBeforeAdded, minutesPerDay - shortestInterval)
  const to = last === undefined ? defaultHours.to : Math.min(from + addedLength, minutesPerDay)
  return { ...day, isOff: false, intervals: [...day.intervals, { from, to, breaks: [] }] }
}

export const removeInterval = (day: Day, index: number): Day => ({
  ...day,
  intervals: day.intervals.filter((_, position) => position !== index),
})

/** A date on vacation. */
export const vacationDay: Day = { ...freeDay, isOff: true }

/** Sets vacation on a date, which keeps its name and ids. */
export const setVacation = (day: Day): Day => ({ ...day, ...vacationDay })

/**
 * A date without its vacation, with the hours of its weekday. A name or ids of its own stay; null resets a date that has
 * neither, and one whose weekday has no hours.
 */
export function endVacation({ name, ids }: Day, usual: Day): Day | null {
  const isNamed = Boolean(name) || Object.values(ids ?? {}).some((id) => id !== null)
  return isNamed && usual.intervals.length > 0 ? { ...usual, name, ids } : null
}

/** The hours and vacation of a day on another day, which keeps its own name and ids. */
export const copyDay = ({ intervals, isOff }: Day, { name, ids }: Day): Day => ({
  intervals,
  isOff,
  name,
  ids,
})
