import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AppointmentStatus } from '@schemas/generated/constants'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { noSlotVariant } from '../../testing/testVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import type { BookingVariant, Choice } from '../../variant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const services: Choice[] = [
  { id: '5', label: 'Revisión por vídeo', appointmentType: 2, visitKind: 'followUp' },
  { id: '6', label: 'Primera visita por vídeo', appointmentType: 2, visitKind: 'first' },
]
const cardiology = { id: '3', label: 'Cardiología' }
const doctors = ['Dra. Inés Corral Vega', 'Dr. Luis Prado Sanz']
const choices = {
  service: async () => services,
  provider: async () => doctors.map((label, at) => ({ id: String(at + 7), label })),
}
const withDoctor = noSlotVariant({
  id: 'chosen',
  steps: ['service', 'provider', 'time', 'review'],
  choices,
  initialAnswers: async () => ({ specialty: cardiology }),
})
const anybody: BookingVariant = { ...withDoctor, id: 'random', steps: ['service', 'time', 'review'] }
const visit = {
  id: 1,
  startDate: '2026-01-10T07:00:00.000Z',
  status: AppointmentStatus.booked,
  specialtyId: 3,
}
const api = (all: unknown) => fakeApi({ 'GET api/appointments/all': all })

it.each([
  ['a first visit', [], 'Primera visita', /^Es tu primera vez en Cardiología/],
  ['a follow-up', [visit], 'Revisión', /^Ya has estado en Cardiología/],
])('BOOK-026 %s is chosen in advance, says why, and can be changed', async (_name, all, chosen, reason) => {
  await renderBookingPortal(withDoctor, api(all))
  await screen.findByText(reason)
  expect(screen.getByRole('button', { name: chosen, pressed: true })).toBeTruthy()
  await screen.findByRole('heading', { name: 'Dra. Inés Corral Vega' })
  const other = chosen === 'Revisión' ? 'Primera visita' : 'Revisión'
  fireEvent.click(screen.getByRole('button', { name: other }))
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
  expect(screen.getByRole('button', { name: other, pressed: true })).toBeTruthy()
})

it('BOOK-026 with any professional the list marks the service that fits, and a press takes it', async () => {
  await renderBookingPortal(anybody, api([visit]))
  await screen.findByText(/^Ya has estado en Cardiología/)
  const row = screen.getByRole('button', { name: /^Revisión por vídeo/ })
  expect(row.getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: /^Primera visita por vídeo/ }))
  await waitFor(() => expect(location.hash).toContain('step=time'))
})

it('BOOK-026 where the history does not load, nothing is chosen in advance', async () => {
  await renderBookingPortal(anybody, fakeApi({}))
  const rows = await screen.findAllByRole('button', { name: /por vídeo/ })
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['false', 'false'])
})
