import type { Day, Span } from './day'

const defaultAxis: Span = { from: 8 * 60, to: 21 * 60 }

/** The hours across a week in minutes: 08 to 21, more where somebody works earlier or later. Whole hours. */
export function hourAxis(days: readonly Day[]): Span {
  const all = days.flatMap(({ intervals }) => intervals)
  return {
    from: Math.min(defaultAxis.from, ...all.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(defaultAxis.to, ...all.map(({ to }) => Math.ceil(to / 60) * 60)),
  }
}

/** The hours with a line: every second one from the first. */
export const axisTicks = ({ from, to }: Span): number[] =>
  Array.from({ length: Math.ceil((to - from) / 120) }, (_, place) => from + place * 120)

/** Where a time stands on the axis, from 0 to 1. */
export const axisPosition = (minutes: number, { from, to }: Span): number => (minutes - from) / (to - from)
