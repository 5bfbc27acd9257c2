import data from './glucoseBands.json'

/** The period of the time in range, in days, and the share of it that must have values. */
export const GLUCOSE_DAYS = data.days
export const ENOUGH_COVERAGE = data.coverage

export type GlucoseBand = 'veryLow' | 'low' | 'target' | 'high' | 'veryHigh'

/** The bands of glucose in mg/dl, the highest first, each with the usual goal of adults: a part of the time. */
export const glucoseBands = data.bands as readonly {
  id: GlucoseBand
  from?: number
  to?: number
  goal: 'above' | 'below' | 'belowWithNext'
  share: number
}[]

/** The band of a value in mg/dl, rounded as people read it. */
export function bandOfGlucose(value: number): GlucoseBand {
  const whole = Math.round(value)
  return glucoseBands.find(({ from = 0 }) => whole >= from)?.id ?? 'veryLow'
}
