import { toWire } from '@core/booking/time'
import type { Choice, Draft, Slot } from '@core/booking/variant'
import type { BookingRequest } from '@schemas/generated/entities'

/** A choice's id as the API counts it; NaN for none. */
export const idOf = (choice: Pick<Choice, 'id'> | undefined): number => Number(choice?.id)

/** The general booking request: date, time and offset from one instant, notes in additionalFields (BOOK-019, C-049, C-050). */
export const requestOf = (draft: Draft, slot: Slot, zone: string, providerId: number): BookingRequest => ({
  serviceId: idOf(draft.service),
  providerId,
  ...toWire(slot.start, zone),
  ...(draft.notes && { additionalFields: { notes: draft.notes } }),
})
