import type { BookingRequest, HospitalBookingRequest } from '../../../../schemas/generated/entities'
import { parseWireTime } from '../wireTime'

/** What somebody asks to book, whichever payload it came in. */
export interface BookingInput {
  serviceId: number
  /** The practice, where it is named; else the doctor's that gives the service. */
  providerId: number | null
  doctorId: number | null
  /** Milliseconds. */
  start: number
  /** Minutes east of UTC of the patient at the start. */
  userOffset: number
  /** null: none were sent; empty: there are to be none. */
  notes: string | null
  /** Where the patient is, where that decides who sees them: an ISO 3166 alpha-2 code. */
  country: string | null
  insurerId: number | null
  agreementId: number | null
  /** Where a payment returns to. */
  returnUrl: string | undefined
}

/** The general payload (BOOK-019), the international (BOOK-020) and the medical one (BOOK-022). Refuses a broken date. */
export const readGeneralRequest = (request: BookingRequest): BookingInput => ({
  serviceId: request.serviceId,
  providerId: request.providerId,
  doctorId: request.doctorId ?? request.specialistId ?? null,
  start: parseWireTime(request.date, request.time),
  userOffset: request.userOffset,
  notes: request.additionalFields?.notes ?? request.additionalData?.notes ?? null,
  country: request.additionalData?.country ?? null,
  insurerId: request.insurerId ?? null,
  agreementId: null,
  returnUrl: request.returnUrl,
})

/** The hospital payload: one instant, a doctor and who pays (BOOK-021, C-050). */
export const readHospitalRequest = (request: HospitalBookingRequest): BookingInput => ({
  serviceId: request.consultationServiceId,
  providerId: null,
  doctorId: request.doctorId,
  start: Date.parse(request.date),
  userOffset: request.userOffset ?? 0,
  notes: request.additionalData?.notes ?? null,
  country: request.additionalData?.country ?? null,
  insurerId: request.insurerId ?? null,
  agreementId: request.agreementId ?? null,
  returnUrl: request.returnUrl,
})

/** Either payload, for calls that take both (BOOK-108). */
export const readBookingRequest = (request: BookingRequest | HospitalBookingRequest): BookingInput =>
  'consultationServiceId' in request ? readHospitalRequest(request) : readGeneralRequest(request)

/** An order that names nobody who pays, with the one who pays already. */
export const withDefaultPayer = (
  order: BookingInput,
  { insurerId, agreementId }: Pick<BookingInput, 'insurerId' | 'agreementId'>,
): BookingInput =>
  order.insurerId === null && order.agreementId === null ? { ...order, insurerId, agreementId } : order
