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

/** Whether a text is an existing calendar date, YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => dayjs.utc(text, DATE, true).isValid()

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

/** 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (date: string): number => dayjs.utc(date).day() || 7

/** Age in whole years on a date. Someone born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const [birth, now] = [dayjs.utc(birthDate), dayjs.utc(today)]
  const years = now.year() - birth.year()
  return now.format('MM-DD') < birth.format('MM-DD') ? years - 1 : years
}
