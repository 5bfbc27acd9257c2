/** The measures of sleep: asleep, breaths, deep and light sleep. */
const sleepMeasures: ReadonlySet<number> = new Set([6, 10, 12, 13])
const EVENING_MS = 6 * 3_600_000

/**
 * How many milliseconds to add to the instant of a value before its date is read. A night has the date on which the person gets
 * up: what a device says of sleep after 18:00 belongs to the next date. What a person writes down keeps the date that they chose.
 */
export const nightShift = (measure: number, origin: string | undefined): number =>
  sleepMeasures.has(measure) && origin !== undefined && origin !== 'manual' && origin !== 'camera'
    ? EVENING_MS
    : 0
