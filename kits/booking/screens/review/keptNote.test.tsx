import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import { noSlotVariant } from '../../testing/testVariant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const variant = (id: string, specialties: readonly string[]) =>
  noSlotVariant({
    id,
    steps: ['specialty', 'review'],
    choices: { specialty: async () => specialties.map((label) => ({ id: label, label })) },
  })
const open = (id: string, specialties: readonly string[]) =>
  renderBookingPortal(variant(id, specialties), fakeApi({ 'GET api/users/{id}/user-age': 40 }))
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /./ })

async function leaveNote() {
  await open('one', ['Dermatología'])
  fireEvent.change(await note(), { target: { value: 'Un lunar que pica' } })
  await screen.findByDisplayValue('Un lunar que pica')
  document.body.replaceChildren()
}

it('a note about the skin does not travel to the family doctor: it is offered, and used only when asked', async () => {
  await leaveNote()
  await open('two', ['Medicina de familia'])
  const offer = await screen.findByRole('region', { name: es['BOOKING.NOTE_LEFT'] })
  expect((await note()).value).toBe('')
  expect(offer.textContent).toContain('Para Dermatología')
  within(offer).getByText('Un lunar que pica')
  fireEvent.click(within(offer).getByRole('button', { name: es['BOOKING.NOTE_LEFT_USE'] }))
  await screen.findByDisplayValue('Un lunar que pica')
  expect(screen.queryByRole('region', { name: es['BOOKING.NOTE_LEFT'] })).toBeNull()
})

it('who starts anew is not asked again', async () => {
  await leaveNote()
  await open('two', ['Medicina de familia'])
  const offer = await screen.findByRole('region', { name: es['BOOKING.NOTE_LEFT'] })
  fireEvent.click(within(offer).getByRole('button', { name: es['BOOKING.NOTE_LEFT_DROP'] }))
  expect((await note()).value).toBe('')
  expect(screen.queryByRole('region', { name: es['BOOKING.NOTE_LEFT'] })).toBeNull()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('bookingNote'))).toEqual([])
})
