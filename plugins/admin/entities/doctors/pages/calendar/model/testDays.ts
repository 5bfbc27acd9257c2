import { parseClock } from './clock'
import type { Day, Interval, Span } from './day'

/** `9-14` as a stretch of a day. */
export function span(text: string): Span {
  const [from = 0, to = 0] = text.split('-').map((time) => parseClock(time) ?? NaN)
  return { from, to }
}

/** `9-14` with the breaks in it. */
export const hours = (text: string, ...breaks: string[]): Interval => ({
  ...span(text),
  breaks: breaks.map((one) => span(one)),
})

/** A day with these hours. */
export const day = (...intervals: (string | Interval)[]): Day => ({
  isOff: false,
  intervals: intervals.map((one) => (typeof one === 'string' ? hours(one) : one)),
})
