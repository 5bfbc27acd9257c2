import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { ApiError } from '@portico/core/http/apiError'
import es from '../../locales/es.json'
import { firstTimes } from '../../sources/firstTimes'
import { noSlotVariant } from '../../testing/testVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const operation = 'POST api/appointments/first-free-times'
const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000)
  day.setHours(9, 20, 0, 0)
  return day.toISOString()
}
const names = ['Cardiología', 'Urología', 'Podología']
const variant = noSlotVariant({
  id: 'general',
  steps: ['specialty', 'time', 'review'],
  choices: { specialty: async () => names.map((label, at) => ({ id: String(at + 1), label })) },
})
const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

it('BOOK-088 each specialty has its first free time, with one request for the list', async () => {
  const asked: unknown[] = []
  let answer: (times: unknown) => void = () => undefined
  const api = fakeApi({
    [operation]: (input: unknown) => {
      asked.push(input)
      return new Promise((resolve) => (answer = resolve))
    },
  })
  await renderBookingPortal({ ...variant, firstTimes }, api)
  const first = await rowOf('Cardiología')
  expect(first.querySelector('.skeleton')).not.toBeNull()
  await act(async () =>
    answer([
      { id: 1, firstDate: tomorrow() },
      { id: 2, firstDate: null },
    ]),
  )
  await waitFor(() => expect(first.textContent).toContain('Primera hora libre: mañana, 09:20'))
  expect((await rowOf('Urología')).textContent).toContain(es['BOOKING.NO_DATES_SHORT'])
  expect((await rowOf('Podología')).textContent).toBe('Podología')
  fireEvent.click(first)
  expect(asked).toMatchObject([{ body: { of: 'specialty', ids: [1, 2, 3] } }])
})

it('BOOK-088 the list stays without free times where they do not load, and for a variant without them', async () => {
  const refused = fakeApi({
    [operation]: () => {
      throw new ApiError(404, 'NOT_OFFERED')
    },
  })
  await renderBookingPortal({ ...variant, firstTimes }, refused)
  const first = await rowOf('Cardiología')
  await waitFor(() => expect(first.textContent).toBe('Cardiología'))
  expect(first.querySelector('.skeleton')).toBeNull()
  closePortal()
  signInAsAna()
  await renderBookingPortal(variant, fakeApi({}))
  expect((await rowOf('Urología')).textContent).toBe('Urología')
})
