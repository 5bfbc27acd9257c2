import { parseClock } from './clock'
import type { Day, Interval, Span } from './day'

/** Parses `9-14`. */
export function span(text: string): Span {
  const [from = 0, to = 0] = text.split('-').map((time) => parseClock(time) ?? NaN)
  return { from, to }
}

/** An interval from `9-14` and its breaks. */
export const hours = (text: string, ...breaks: string[]): Interval => ({
  ...span(text),
  breaks: breaks.map((text) => span(text)),
})

/** A day with these intervals. */
export const day = (...intervals: (string | Interval)[]): Day => ({
  isOff: false,
  intervals: intervals.map((interval) => (typeof interval === 'string' ? hours(interval) : interval)),
})
