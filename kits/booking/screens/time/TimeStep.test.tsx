import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserZone, formatHeadingDay, localDate } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import type { BookingVariant, Slot } from '../../variant'

const zone = browserZone()
/** The 15th, at noon, of the second month after this one. */
const start = new Date(new Date().getFullYear(), new Date().getMonth() + 2, 15, 12).toISOString()
const slot: Slot = { start, zone }
const variant: BookingVariant = {
  id: 'plain',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [slot],
  earliest: async () => slot,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it('WIDGET-001 no day before the provider’s earliest free one can be reached', async () => {
  await renderBookingPortal(variant, fakeApi({}))
  expect((await screen.findByRole('button', { name: 'Mes anterior' })).matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Mes siguiente' }).matches(':disabled')).toBe(false)
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`^[^,]+, ${number} de [a-z]+, (sin|1)`) })
  expect(localDate(start, zone).endsWith('-15')).toBe(true)
  expect([day(14), day(15)].map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', null])
})

it('C-149 the heading of the times names the day in words', async () => {
  await renderBookingPortal(variant, fakeApi({}))
  const heading = await screen.findByRole('heading', { level: 2, name: / 15 de / })
  expect(heading.textContent).toBe(formatHeadingDay(start, zone, 'es'))
})
