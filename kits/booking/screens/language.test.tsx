import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { changeLanguage, currentLanguage, initTexts } from '@portico/core/i18n/i18n'
import core from '../../../core/i18n/locales/es.json'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../testing/testPortal'
import type { BookingVariant, Choice } from '../variant'

const services: Record<string, Choice[]> = {
  es: [
    { id: '4', label: 'Primera visita' },
    { id: '5', label: 'Revisión' },
  ],
  en: [
    { id: '4', label: 'First visit' },
    { id: '5', label: 'Check-up' },
  ],
}
let refusal: ApiError | null
/** The specialty comes with the address, so no step offers it. */
const variant: BookingVariant = {
  id: 'translated',
  steps: ['service', 'review'],
  choices: {
    service: async () => {
      if (refusal && currentLanguage() === 'en') throw refusal
      return services[currentLanguage()] ?? []
    },
  },
  initialAnswers: async () => ({
    specialty: { id: '3', label: currentLanguage() === 'en' ? 'Cardiology' : 'Cardiología' },
  }),
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  signInAsAna()
  refusal = null
})
afterEach(async () => {
  closePortal()
  await changeLanguage('es')
})

async function openReview() {
  await renderBookingPortal(variant, fakeApi({ 'GET api/users/{id}/user-age': 40 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Revisión' }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.REVIEW'] })
}
const storedDrafts = () => Object.values(sessionStorage).filter((text) => text.includes('idempotencyKey'))

it('SHELL-002 BOOK-033 after a change of language the review names the answers in the new one', async () => {
  await openReview()
  const [before = ''] = storedDrafts()
  await act(() => changeLanguage('en'))
  await screen.findByRole('heading', { level: 1, name: en['BOOKING.TITLE.REVIEW'] })
  await screen.findByText(/Cardiology/)
  await screen.findByText(/Check-up/)
  expect(screen.queryByText(/Cardiología|Revisión/)).toBeNull()
  await waitFor(() => expect(storedDrafts()[0]).toContain('Cardiology'))
  const storageKeyOf = (text: string) =>
    (JSON.parse(text) as { draft: { idempotencyKey: string } }).draft.idempotencyKey
  expect(storageKeyOf(storedDrafts()[0] ?? '')).toBe(storageKeyOf(before))
})

it('SHELL-002 an answer that is not offered any more keeps its name', async () => {
  await openReview()
  refusal = new ApiError(404, 'NOT_FOUND')
  await act(() => changeLanguage('en'))
  await screen.findByText(/Cardiology/)
  expect(screen.getByText(/Revisión/)).toBeDefined()
})

it('the first step and the review name the emergency number, as a link that calls it', async () => {
  const expectLine = async () => {
    const link = await screen.findByRole('link', { name: '112' })
    expect(link.getAttribute('href')).toBe('tel:112')
    expect(link.closest('p')?.textContent).toBe(`${core['SHELL.EMERGENCY']} 112`)
  }
  await renderBookingPortal(variant, fakeApi({ 'GET api/users/{id}/user-age': 40 }))
  await expectLine()
  fireEvent.click(await screen.findByRole('button', { name: 'Revisión' }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.REVIEW'] })
  await expectLine()
})
