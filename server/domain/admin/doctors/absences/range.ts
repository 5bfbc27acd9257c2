import { invalidField } from '../../../../platform/errors/invalidField'
import type { Interval } from '../../../availability/calendars/shifts'
import { addDays } from '../../../shared/zone'

/** The longest absence, in days. */
const MAX_DAYS = 366

/** An absence as requests name it: dates as YYYY-MM-DD, both included; hours as HH:MM on each of them. */
export interface AbsenceRange {
  from: string
  to: string
  startTime?: string | undefined
  endTime?: string | undefined
}

/** The dates of an absence, and its hours in minutes of the day; null: whole days. Throws FORMAT_NOT_VALID. */
export function readRange({ from, to, startTime, endTime }: AbsenceRange): {
  dates: string[]
  hours: Interval | null
} {
  const dates: string[] = []
  for (let date = from; date <= to && dates.length <= MAX_DAYS; date = addDays(date, 1)) dates.push(date)
  if (dates.length === 0 || dates.length > MAX_DAYS) throw invalidField('to')
  if (startTime === undefined && endTime === undefined) return { dates, hours: null }
  if (startTime === undefined) throw invalidField('startTime')
  if (endTime === undefined || endTime <= startTime) throw invalidField('endTime')
  return { dates, hours: { start: minutesOf(startTime), end: minutesOf(endTime) } }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
