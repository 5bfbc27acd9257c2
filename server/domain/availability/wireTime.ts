import { invalidField } from '../../platform/errors/invalidField'

const DAY = 86_400_000

/**
 * Parses the date and time of a request (C-050).
 * Takes the start of a UTC day, and a UTC time HH:mm. Returns milliseconds.
 * Throws FORMAT_NOT_VALID when the date is not the start of a UTC day.
 */
export function parseWireTime(date: string, time: string): number {
  const day = Date.parse(date)
  if (Number.isNaN(day) || day % DAY !== 0) throw invalidField('date')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return day + (hour * 60 + minute) * 60_000
}

/** Formats an instant for a response. Takes milliseconds. Returns ISO 8601 in UTC. */
export const toWire = (instant: number): string => new Date(instant).toISOString()

/** The start of an appointment in the fields of the API: the instant, the start of its UTC day, the UTC time. */
export function toWireFields(start: Date): { startDate: string; date: string; time: string } {
  const startDate = start.toISOString()
  return { startDate, date: `${startDate.slice(0, 10)}T00:00:00.000Z`, time: startDate.slice(11, 16) }
}
