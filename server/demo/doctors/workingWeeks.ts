import type { Interval } from '../../domain/availability/calendars/shifts'

const hours = (start: number, end: number): Interval => ({ start: start * 60, end: end * 60 })

const morning = [hours(9, 14)]
const split = [hours(9, 13), hours(16, 19)]
const afternoon = [hours(15, 20)]
const closed: Interval[] = []

/** Intervals by weekday, 0 Sunday to 6 Saturday. */
export type Week = readonly (readonly Interval[])[]

/** Works every day, so that there is always a free slot today or tomorrow. */
export const everyDayWeek: Week = [[hours(9, 13)], split, split, split, split, split, [hours(9, 13)]]

/** Ordinary working weeks; doctors rotate through them. */
export const ordinaryWeeks: readonly Week[] = [
  [closed, split, split, split, split, morning, closed],
  [closed, morning, morning, morning, morning, morning, closed],
  [closed, afternoon, closed, afternoon, closed, afternoon, closed],
  [closed, morning, afternoon, morning, afternoon, morning, closed],
  [closed, closed, split, closed, split, closed, [hours(10, 13)]],
  [closed, [hours(8, 11), hours(11.5, 15)], closed, [hours(8, 11), hours(11.5, 15)], morning, closed, closed],
]

/** Formats minutes since midnight as HH:MM. */
export const formatTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
