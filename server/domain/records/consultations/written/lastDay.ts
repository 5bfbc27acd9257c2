import type { Prescription } from '../../../../../schemas/generated/entities'

const DAY_MS = 86_400_000
/** Days of each unit of a duration, by its id: minutes, hours, days, weeks, fortnights. Months follow the calendar. */
const days = [0, 1 / 1440, 1 / 24, 1, 7, 14] as const
const MONTHS = 6

/** The last day on which a prescription is valid, or null if it has no end. Takes and returns dates as YYYY-MM-DD. */
export function lastDayOf(
  from: string,
  { duration, durationType }: Pick<Prescription, 'duration' | 'durationType'>,
): string | null {
  if (duration == null || durationType == null) return null
  const date = new Date(`${from}T00:00:00Z`)
  if (durationType === MONTHS) date.setUTCMonth(date.getUTCMonth() + Math.ceil(duration))
  else date.setTime(date.getTime() + Math.floor(duration * (days[durationType] ?? 0)) * DAY_MS)
  // Beyond the calendar of the database there is no end.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? null : date.toISOString().slice(0, 10)
}
