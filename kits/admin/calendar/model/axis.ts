import type { Day, Span } from './day'

const defaultAxis: Span = { from: 8 * 60, to: 21 * 60 }

/** Hours that the week view shows, in minutes on whole hours: 08:00 to 21:00, extended to fit every interval. */
export function hourAxis(days: readonly Day[]): Span {
  const intervals = days.flatMap((day) => day.intervals)
  return {
    from: Math.min(defaultAxis.from, ...intervals.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(defaultAxis.to, ...intervals.map(({ to }) => Math.ceil(to / 60) * 60)),
  }
}

/** Minutes of the labelled hours: every second hour, starting at the first. */
export const axisTicks = ({ from, to }: Span): number[] =>
  Array.from({ length: Math.ceil((to - from) / 120) }, (_, tick) => from + tick * 120)

/** Position of a time on the axis, from 0 to 1. */
export const axisPosition = (minutes: number, { from, to }: Span): number => (minutes - from) / (to - from)
