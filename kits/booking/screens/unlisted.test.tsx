import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import core from '../../../core/i18n/locales/es.json'
import es from '../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../testing/testPortal'
import { oneSlotVariant } from '../testing/testVariant'
import type { BookingVariant } from '../variant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const listed = oneSlotVariant({ id: 'plain' })

/** Books the only slot of a variant. Returns whether the review promised the list of appointments. */
async function book(variant: BookingVariant): Promise<boolean> {
  const booked = { booked: true, bookId: 7 }
  await renderBookingPortal(variant, fakeApi({ 'POST api/appointments/book': booked }))
  fireEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: es['BOOKING.CONTINUE'] }))
  const confirm = await screen.findByRole('button', { name: new RegExp(`^${es['BOOKING.CONFIRM']}`) })
  const promises = screen.queryByText(es['BOOKING.CHANGE_LATER']) !== null
  fireEvent.click(confirm)
  return promises
}

it('BOOK-039 a booking that the portal does not list is confirmed on its screen, with a way on and without a promise', async () => {
  expect(await book({ ...listed, isUnlisted: true })).toBe(false)
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.BOOKED'] })
  expect(location.hash).toContain('/booking')
  const ways = screen.getAllByRole('link', { name: core['MENU.HOME'] })
  expect(ways.some((way) => way.closest('main'))).toBe(true)
})

it('BOOK-039 every other booking leads to its confirmation, and the review says where it can be changed', async () => {
  expect(await book(listed)).toBe(true)
  await expect.poll(() => location.hash).toContain('/home')
})

it('BOOK-039 a page of its own confirms a booking that the portal does not list', async () => {
  expect(await book({ ...listed, isUnlisted: true, bookedRoute: 'videoConsultation.home' })).toBe(false)
  await expect.poll(() => location.hash).toContain('/home')
})
