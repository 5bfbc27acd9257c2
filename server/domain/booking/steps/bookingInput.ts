import type { BookingRequest, HospitalBookingRequest } from '../../../../schemas/generated/entities'
import type { Answers } from '../../../../schemas/questions/question'
import { parseWireTime } from '../../availability/wireTime'

/** What a client asks to book, whichever payload it sends. */
export interface BookingInput {
  serviceId: number
  /** The practice; null for the doctor's first practice that offers the service. */
  providerId: number | null
  doctorId: number | null
  /** Milliseconds. */
  start: number
  /** Minutes east of UTC of the person who books, at the start; null: none were sent. */
  userOffset: number | null
  /** IANA zone of the person who books; null: none was sent. */
  userZone: string | null
  /** Null: none were sent. Empty: remove them. */
  notes: string | null
  /** The patient's country (ISO 3166 alpha-2) when it decides which practices accept them. */
  country: string | null
  /** The documents that the doctor sees. Null: none were sent. Empty: remove them. */
  documents: readonly number[] | null
  /** Answers to questions of the booking, by id. Null: none were sent. */
  answers: Answers | null
  insurerId: number | null
  agreementId: number | null
  /** The address that a payment returns to. */
  returnUrl: string | undefined
}

/** Reads the general, international and medical payloads. Throws for an invalid date. */
export const readGeneralRequest = (request: BookingRequest): BookingInput => ({
  serviceId: request.serviceId,
  providerId: request.providerId,
  doctorId: request.doctorId ?? request.specialistId ?? null,
  start: parseWireTime(request.date, request.time),
  userOffset: request.userOffset,
  userZone: request.userZone ?? null,
  notes: request.additionalFields?.notes ?? request.additionalData?.notes ?? null,
  country: request.additionalData?.country ?? null,
  documents: request.additionalData?.documents ?? null,
  answers: request.additionalData?.answers ?? null,
  insurerId: request.insurerId ?? null,
  agreementId: null,
  returnUrl: request.returnUrl,
})

/** Reads the hospital payload: one instant, a doctor, their practice if it is named, and a payer (C-050). */
export const readHospitalRequest = (request: HospitalBookingRequest): BookingInput => ({
  serviceId: request.consultationServiceId,
  providerId: request.providerId ?? null,
  doctorId: request.doctorId,
  start: Date.parse(request.date),
  userOffset: request.userOffset ?? null,
  userZone: request.userZone ?? null,
  notes: request.additionalData?.notes ?? null,
  country: request.additionalData?.country ?? null,
  documents: null,
  answers: request.additionalData?.answers ?? null,
  insurerId: request.insurerId ?? null,
  agreementId: request.agreementId ?? null,
  returnUrl: request.returnUrl,
})

/** Reads either payload, for operations that accept both. */
export const readBookingRequest = (request: BookingRequest | HospitalBookingRequest): BookingInput =>
  'consultationServiceId' in request ? readHospitalRequest(request) : readGeneralRequest(request)

/** Keeps the current payer when the input names none. */
export const withDefaultPayer = (
  input: BookingInput,
  { insurerId, agreementId }: Pick<BookingInput, 'insurerId' | 'agreementId'>,
): BookingInput =>
  input.insurerId === null && input.agreementId === null ? { ...input, insurerId, agreementId } : input
