import { expect, it } from 'vitest'
import { slotDistance } from './slotDistance'

it.each([
  ['2026-11-12T10:00:00Z', 'BOOKING.SAME_TIME', 0],
  ['2026-11-12T10:40:00Z', 'BOOKING.LATER', 40],
  ['2026-11-12T09:40:00Z', 'BOOKING.EARLIER', 20],
  ['2026-11-13T09:40:00Z', 'BOOKING.DAYS_LATER', 1440],
  ['2026-11-10T18:00:00Z', 'BOOKING.DAYS_EARLIER', 2880],
  ['2026-11-12T23:30:00Z', 'BOOKING.DAYS_LATER', 1440],
])('acceptance 3: %s lies %s %i minutes from 11:00 in Madrid', (to, key, minutes) => {
  expect(slotDistance('2026-11-12T10:00:00Z', to, 'Europe/Madrid')).toEqual({ key, minutes })
})
