import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { HttpError } from '../../../platform/errors/httpError'
import type { Booking } from '../../appointments/appointmentQueries'
import type { WorkingCalendar } from '../../availability/calendars/shifts'
import { isWorkingStart } from '../../availability/calendars/slots'
import { checkAge } from '../../people/personAge'
import { invalidField } from '../../../platform/errors/invalidField'

/** Error codes of the booking provider. */
const TIME_TAKEN = -32054
const PROVIDER_NOT_AVAILABLE = -32052

/** Decides whether a slot may be booked. Instants in milliseconds, duration in minutes. */
export interface BookingConditions {
  start: number
  duration: number
  /** The earliest instant that may be booked. */
  firstBookable: number
  calendar: WorkingCalendar
  /** The patient's age in years; null when not known. */
  age: number | null
  /** The ages that may book; null or 0 means no limit. */
  minAge: number | null
  maxAge: number | null
}

/**
 * Checks the rules that do not depend on other bookings.
 * Throws MIN_AGE or MAX_AGE for a patient of another age (C-057), and APPOINTMENT_NOT_AVAILABLE (-32052) for a slot that
 * is too soon or outside the working calendar.
 */
export function checkBookable(conditions: BookingConditions): void {
  const { age, start, duration, calendar } = conditions
  checkAge(age, conditions)
  if (start < conditions.firstBookable || !isWorkingStart(calendar, start, duration)) {
    throw timeClosed()
  }
}

/** The error for a time that is too soon or outside the working calendar (-32052). */
export const timeClosed = (): HttpError =>
  new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE', { code: PROVIDER_NOT_AVAILABLE })

/** Throws FORMAT_NOT_VALID for an offset that is not a multiple of 15 minutes: no zone has one (C-051). */
export function checkOffset(minutes: number | null): void {
  if (minutes !== null && minutes % 15 !== 0) throw invalidField('userOffset')
}

/** Decides whether an appointment may be changed. */
export interface ChangeConditions {
  status: AppointmentStatus
  readonly: boolean
  startsAt: Date
  /** Whether they have talked, however early. */
  hasBegun?: boolean
}

/** Throws FORMAT_NOT_VALID for an appointment that is not booked, is readonly or has begun. */
export function checkChangeable(
  { status, readonly, startsAt, hasBegun = false }: ChangeConditions,
  now: Date,
): void {
  if (status !== AppointmentStatus.booked) throw invalidField('status', 'cancelled')
  if (readonly) throw invalidField('status', 'readonly')
  if (hasBegun || startsAt <= now) throw invalidField('date', 'past')
}

/** Throws FORMAT_NOT_VALID for a move to the current date and time. */
export function checkTimeChanged(from: Date, to: number): void {
  if (from.getTime() === to) throw invalidField('date', 'unchanged')
}

/**
 * Throws FORMAT_NOT_VALID for a move that would cost the patient more: a move never charges, so it must not be a way
 * around paying. Takes the amount due before and after the move.
 */
export function checkNoExtraCost(before: number, after: number): void {
  if (after > before) throw invalidField('serviceId', 'price')
}

/** What decides who pays for an appointment, and how much. */
export type PriceFactors = Pick<Booking, 'serviceId' | 'providerId' | 'insurerId' | 'agreementId'>

/** Whether a move keeps service, practice and payer, and with them the price. */
export const hasSamePrice = (before: PriceFactors, after: PriceFactors): boolean =>
  before.serviceId === after.serviceId &&
  before.providerId === after.providerId &&
  before.insurerId === after.insurerId &&
  before.agreementId === after.agreementId

/** The country of a practice, and whether it accepts patients from other countries. */
export interface PracticeLocation {
  country: string | null
  international: boolean
}

/** Throws FORMAT_NOT_VALID when the practice does not accept the patient's country; null skips the check. */
export function checkCountry({ country, international }: PracticeLocation, from: string | null): void {
  if (from !== null && country !== from && !international) throw invalidField('providerId', 'country')
}

/** The feature that limits each patient to one international appointment at a time. */
const ONE_INTERNATIONAL = 'universalAssistance'

/** Whether the patient may have only one upcoming appointment: the feature is on and the booking names a country. */
export const isLimitedToOne = (features: readonly string[], country: string | null): boolean =>
  country !== null && features.includes(ONE_INTERNATIONAL)

/** The error for a second international appointment while one is upcoming (C-054). */
export const hasAppointmentError = (): HttpError => new HttpError(400, 'ALREADY_HAVE_APPOINTMENTS')

/** The error for a time that is taken (-32054). `details` tell the client whether it is an appointment of the same person. */
export const timeTaken = (details?: { own: true }): HttpError =>
  new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE', { code: TIME_TAKEN, ...(details && { details }) })

/** Maps a broken exclusion constraint to a conflict (-32054); undefined for any other error. */
export function toBookingConflict(error: unknown): HttpError | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code !== '23P01') return undefined
  return timeTaken(constraint === 'appointment_patient_free' ? { own: true } : undefined)
}
