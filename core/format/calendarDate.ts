import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/*
 * Calendar dates without a time or zone, as text: a date is YYYY-MM-DD, a month YYYY-MM.
 * Formatting for people is in dates.ts, zones are in zone.ts; neither imports this file, so dayjs stays out of the start.
 */
const DATE = 'YYYY-MM-DD'
const MONTH = 'YYYY-MM'

/** The date a number of days later; earlier for a negative number. */
export const addDays = (date: string, days: number): string => dayjs.utc(date).add(days, 'day').format(DATE)

/** The month a number of months later, both YYYY-MM. */
export const addMonths = (month: string, months: number): string =>
  dayjs.utc(month).add(months, 'month').format(MONTH)

/** The month of a date, YYYY-MM. */
export const monthOf = (date: string): string => dayjs.utc(date).format(MONTH)

/** The first date of the month or year of a date. */
export const startOf = (date: string, unit: 'month' | 'year'): string =>
  dayjs.utc(date).startOf(unit).format(DATE)

/** 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (date: string): number => dayjs.utc(date).day() || 7
