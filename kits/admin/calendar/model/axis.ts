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

/** A longer axis has half the labels: nights make it as long as a day, and labels would touch. */
const longAxis = 16 * 60

/** Minutes of the labelled hours, starting at the first: every second hour, and every fourth of a long axis. */
export function axisTicks({ from, to }: Span): number[] {
  const step = to - from > longAxis ? 240 : 120
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, tick) => from + tick * step)
}

/** Position of a time on the axis, from 0 to 1. */
export const axisPosition = (minutes: number, { from, to }: Span): number => (minutes - from) / (to - from)
