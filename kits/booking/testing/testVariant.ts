import { browserZone } from '@portico/core/format/dates'
import type { BookingVariant } from '../variant'

/** The only free slot of `oneTime`, as an instant. */
export const slotStart = new Date(Date.now() + 40 * 86_400_000).toISOString()

const slot = { start: slotStart, zone: browserZone() }

/** A booking variant with one free slot, for tests of the submit; `own` overrides its parts. */
export const oneSlotVariant = (
  own: Pick<BookingVariant, 'id' | 'bookedRoute' | 'readAnswer'>,
): BookingVariant => ({
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [slot],
  earliest: async () => slot,
  request: () => ({
    operation: 'POST api/appointments/book',
    body: { serviceId: 1, providerId: 2, date: slotStart, time: slotStart.slice(11, 16), userOffset: 0 },
  }),
  ...own,
})

/** A booking variant without free slots, for tests of the review; `own` defines the steps that lead there and their answers. */
export const noSlotVariant = (
  own: Pick<BookingVariant, 'id' | 'steps' | 'choices' | 'initialAnswers'>,
): BookingVariant => ({
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
  ...own,
})
