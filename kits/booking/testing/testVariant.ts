import { browserZone } from '@core/format/zone'
import type { BookingVariant } from '../variant'

/** The one free time of `oneTime`, as an instant. */
export const slotStart = new Date(Date.now() + 40 * 86_400_000).toISOString()

const slot = { start: slotStart, zone: browserZone() }

/** A way to book the one time there is, for tests of what comes after it; `own` says how the booking ends and where it leads. */
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
