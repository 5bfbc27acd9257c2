import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/*
 * Calendar dates without a time or zone, as text: a date is YYYY-MM-DD, a month YYYY-MM.
 * Formatting for people is in dates.ts, zones are in zone.ts; neither imports this file, so dayjs stays out of the start.
 */
const DATE = 'YYYY-MM-DD'
const MONTH = 'YYYY-MM'

/**
 * Parses a typed date, DD/MM/YYYY or DD-MM-YYYY, to YYYY-MM-DD (WIDGET-006, CONST-021). Returns null for anything that
 * is not an existing date.
 */
export function parseTypedDate(text: string): string | null {
  const date = dayjs.utc(text.replaceAll('-', '/'), 'DD/MM/YYYY', true)
  return date.isValid() ? date.format(DATE) : null
}

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
