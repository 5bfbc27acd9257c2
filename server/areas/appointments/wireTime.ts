import { HttpError } from '../../http/errors/httpError'

const DAY = 86_400_000

/**
 * The instant of a request's date and time (BOOK-052, BOOK-053, C-050): the start of a UTC day and a UTC time HH:mm.
 * Out: milliseconds. Refuses a date that is not the start of a UTC day with FORMAT_NOT_VALID.
 */
export function parseWireTime(date: string, time: string): number {
  const day = Date.parse(date)
  if (Number.isNaN(day) || day % DAY !== 0) throw invalidField('date')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return day + (hour * 60 + minute) * 60_000
}

/** An instant as answers carry it. In: milliseconds. */
export const toWire = (instant: number): string => new Date(instant).toISOString()

/** What an appointment says of its start: the instant, the start of its UTC day, the UTC time (BOOK-014). */
export function toWireFields(start: Date): { startDate: string; date: string; time: string } {
  const startDate = start.toISOString()
  return { startDate, date: `${startDate.slice(0, 10)}T00:00:00.000Z`, time: startDate.slice(11, 16) }
}

/** A refusal of a request that is well formed and says something impossible (ERR-012). */
export const invalidField = (field: string, reason?: string): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field, ...(reason && { reason }) } })
