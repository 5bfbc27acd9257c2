import { growth } from './days'

/** How a number differs from before. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  /** How much, without a sign. */
  amount: number
}

const changeOf = (difference: number): Change => ({
  direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
  amount: Math.abs(difference),
})

/** In percents; undefined where there was nothing before to compare with. */
export function percentChange(now: number, before: number | undefined): Change | undefined {
  const percent = before === undefined ? null : growth(now, before)
  return percent === null ? undefined : changeOf(percent)
}

/** As a difference, rounded to the precision that is shown. */
export const absoluteChange = (now: number, before: number | undefined, digits = 0): Change | undefined =>
  before === undefined ? undefined : changeOf(Number((now - before).toFixed(digits)))
