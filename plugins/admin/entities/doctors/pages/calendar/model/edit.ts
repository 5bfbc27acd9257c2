import { minutesPerDay } from './clock'
import { freeDay, sortIntervals, type Day, type Interval, type Span } from './day'

/** Hours snap to it when they are drawn or moved by keys; typed ones may be any. */
export const snapMinutes = 15
/** Shortest interval that can be drawn. */
const shortest = snapMinutes
const usual: Span = { from: 9 * 60, to: 14 * 60 }
/** Between an interval and one added after it, and the length of that one. */
const pause = 60
const added = 120

/** What is taken hold of: the whole interval, or one of its ends. */
export type DragHandle = 'whole' | 'from' | 'to'

const changed = (day: Day, at: number, change: (interval: Interval) => Interval): Day => ({
  ...day,
  intervals: day.intervals.map((interval, place) => (place === at ? change(interval) : interval)),
})

/** Moves an interval or one of its ends by so many minutes, within the day; its breaks go with it or are cut. */
export const moveInterval = (day: Day, at: number, grip: DragHandle, by: number): Day =>
  changed(day, at, (interval) => {
    const { from, to, breaks } = interval
    if (grip === 'from') return cut({ from: within(from + by, 0, to - shortest), to, breaks })
    if (grip === 'to') return cut({ from, to: within(to + by, from + shortest, minutesPerDay), breaks })
    const way = within(by, -from, minutesPerDay - to)
    return { from: from + way, to: to + way, breaks: breaks.map((one) => moved(one, way)) }
  })

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const moved = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by })

/** An interval whose breaks end with it. */
const cut = ({ from, to, breaks }: Interval): Interval => ({
  from,
  to,
  breaks: breaks.flatMap((one) => {
    const left = { from: Math.max(one.from, from), to: Math.min(one.to, to) }
    return left.from < left.to ? [left] : []
  }),
})

/** Gives an interval other hours. An end that is not after the start changes nothing. */
export const setIntervalHours = (day: Day, at: number, { from, to }: Span): Day =>
  from < to ? changed(day, at, ({ breaks }) => cut({ from, to, breaks })) : day

/** Puts a break into an interval in place of another, or as a new one; what lies outside is cut off. */
export const setBreak = (day: Day, at: number, place: number, span: Span): Day =>
  changed(day, at, ({ breaks, ...hours }) => {
    const all =
      place < breaks.length ? breaks.map((one, index) => (index === place ? span : one)) : [...breaks, span]
    return cut({ ...hours, breaks: all })
  })

/** A break of half an hour in the middle of an interval. */
export function addBreak(day: Day, at: number): Day {
  const { from = 0, to = 0, breaks = [] } = day.intervals[at] ?? {}
  const start = Math.floor((from + to) / 2 / snapMinutes) * snapMinutes
  return setBreak(day, at, breaks.length, { from: start, to: start + 2 * snapMinutes })
}

export const removeBreak = (day: Day, at: number, place: number): Day =>
  changed(day, at, (interval) => ({
    ...interval,
    breaks: interval.breaks.filter((_, index) => index !== place),
  }))

/** Adds an interval where there is room: the usual hours in an empty day, else some hours after the last. */
export function addInterval(day: Day): Day {
  const last = sortIntervals(day).at(-1)?.to
  const from = last === undefined ? usual.from : Math.min(last + pause, minutesPerDay - shortest)
  const to = last === undefined ? usual.to : Math.min(from + added, minutesPerDay)
  return { ...day, isOff: false, intervals: [...day.intervals, { from, to, breaks: [] }] }
}

export const removeInterval = (day: Day, at: number): Day => ({
  ...day,
  intervals: day.intervals.filter((_, place) => place !== at),
})

/** Vacation instead of hours (CAL-008). */
export const vacationDay: Day = { ...freeDay, isOff: true }
