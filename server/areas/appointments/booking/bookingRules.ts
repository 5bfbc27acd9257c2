import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { HttpError } from '../../../http/errors/httpError'
import { isWorkingStart, type WorkingCalendar } from '../availability/slots'
import { invalidField } from '../wireTime'

/** Codes of the booking provider (ERR-021, ERR-022). */
export const TIME_TAKEN = -32054
export const PROVIDER_NOT_AVAILABLE = -32052

/** What decides whether a time may be booked. Instants in milliseconds, duration in minutes. */
export interface BookingConditions {
  start: number
  duration: number
  /** The first instant that may still be booked. */
  firstBookable: number
  calendar: WorkingCalendar
  /** The patient's age in years; null when not known. */
  age: number | null
  /** Oldest age the specialty takes; null or 0 is no limit. */
  maxAge: number | null
}

/**
 * Refuses what may not be booked, whoever else has booked: too old for the specialty (MAX_AGE; BOOK-048, C-057), too
 * soon, or outside the working calendar (APPOINTMENT_NOT_AVAILABLE, -32052; BOOK-049, BOOK-050).
 */
export function checkBookable(wish: BookingConditions): void {
  const { age, maxAge, start, duration, calendar } = wish
  if (maxAge && age !== null && age > maxAge) throw new HttpError(400, 'MAX_AGE', { details: { maxAge } })
  if (start < wish.firstBookable || !isWorkingStart(calendar, start, duration)) {
    throw new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE', { code: PROVIDER_NOT_AVAILABLE })
  }
}

/** Every zone's offset is a whole number of quarters of an hour (C-051). Refuses another with FORMAT_NOT_VALID. */
export function checkOffset(minutes: number): void {
  if (minutes % 15 !== 0) throw invalidField('userOffset')
}

/** What decides whether an appointment may be changed. */
export interface ChangeConditions {
  status: AppointmentStatus
  readonly: boolean
  startsAt: Date
}

/** Refuses a change of an appointment that is cancelled, readonly or begun (BOOK-016, BOOK-018). */
export function checkChangeable({ status, readonly, startsAt }: ChangeConditions, now: Date): void {
  if (status !== AppointmentStatus.booked) throw invalidField('status', 'cancelled')
  if (readonly) throw invalidField('status', 'readonly')
  if (startsAt <= now) throw invalidField('date', 'past')
}

/** Refuses a move to the date and time the appointment already has (BOOK-038). */
export function checkTimeChanged(from: Date, to: number): void {
  if (from.getTime() === to) throw invalidField('date', 'unchanged')
}

/**
 * Refuses a move to what the patient would have to pay more for: moving never asks for money, and must not be a way
 * around it (BOOK-008). In: what is due for the appointment, and for what is wanted.
 */
export function checkNoExtraCost(before: number, after: number): void {
  if (after > before) throw invalidField('serviceId', 'price')
}

/** Where a practice is, and whether it sees people of other countries. */
export interface PracticeLocation {
  country: string | null
  international: boolean
}

/** Refuses a practice that does not see people of the patient's country, where that is said (BOOK-020, BOOK-086). */
export function checkCountry({ country, international }: PracticeLocation, from: string | null): void {
  if (from !== null && country !== from && !international) throw invalidField('providerId', 'country')
}

/** The feature with which a tenant gives everybody one international appointment at a time. */
const ONE_AT_A_TIME = 'universalAssistance'

/** Whether a booking is refused while another is ahead: under universalAssistance, where it names the patient's country (BOOK-045). */
export const isLimitedToOne = (features: readonly string[], country: string | null): boolean =>
  country !== null && features.includes(ONE_AT_A_TIME)

/** The refusal of another international appointment while one is booked ahead (ERR-027, C-054). */
export const hasAppointmentError = (): HttpError => new HttpError(400, 'ALREADY_HAVE_APPOINTMENTS')

/** The refusal of a broken exclusion constraint; undefined for any other error (-32054). */
export function toBookingConflict(error: unknown): HttpError | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code !== '23P01') return undefined
  return new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE', {
    code: TIME_TAKEN,
    ...(constraint === 'appointment_patient_free' && { details: { own: true } }),
  })
}
