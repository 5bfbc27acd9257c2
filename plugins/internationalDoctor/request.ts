import { documentsField, generalRequest } from '@kits/booking/sources/request'
import type { Draft, Slot } from '@kits/booking/variant'
import type { BookingRequest } from '@schemas/generated/entities'

/** The general request with notes, country and documents in `additionalData`, for international bookings (BOOK-020). */
export const internationalRequest = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => {
  const body = generalRequest(draft, slot, zone, providerId)
  const country = draft.country && { country: draft.country.id }
  return { ...body, additionalData: { ...body.additionalFields, ...country, ...documentsField(draft) } }
}
