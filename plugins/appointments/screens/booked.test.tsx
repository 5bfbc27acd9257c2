import { renderApp } from '../../../tests/support/renderApp'
import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, signInAsAna, closePortal } from '@portico/booking/testing/testPortal'
import { bookingKit } from '@portico/booking/kit'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../../core/plugin/host'
import { emergencyLines, findEmergencyLines } from '../../../tests/screens/emergencyLines'
import es from '../locales/es.json'
import plugin from '../plugin'

const appointment = {
  id: 9,
  startDate: '2027-03-15T04:30:00.000Z',
  appointmentType: 2,
  specialtyName: 'Cardiología',
  doctor: { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Asia/Kolkata' },
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

async function openConfirmation(status: number, more: object = {}, api: object = {}) {
  const { host } = collect([plugin], { appointments: {} }, new Set(everyCapability), { kits: [bookingKit] })
  location.hash = '#/videoconsultation/appointment-booked/9'
  const call = fakeApi({ 'GET api/appointments/{id}': { ...appointment, status, ...more }, ...api })
  await renderApp(host, call)
}

it('BOOK-020 BOOK-039 the confirmation names the documents that the professional sees', async () => {
  const documents = [
    { id: 8, name: 'Informe.de.rodilla.pdf' },
    { id: 9, name: 'Foto.jpg' },
  ]
  await openConfirmation(2, { documents })
  const text = es['APPOINTMENT_BOOKED.DOCUMENTS'].replace('{{names}}', 'Informe.de.rodilla, Foto')
  expect(await screen.findByText(text)).toBeDefined()
})

it('BOOK-039 the confirmation repeats the note, and opens an entry in the calendars of others', async () => {
  await openConfirmation(2, { notes: 'Noto palpitaciones', duration: 30 })
  expect(await screen.findByText('Noto palpitaciones')).toBeDefined()
  const google = screen.getByRole('link', { name: /Google/ })
  expect(google.getAttribute('rel')).toBe('noopener noreferrer')
  expect(google.getAttribute('href')).not.toContain('palpitaciones')
  expect(screen.getByRole('link', { name: /Outlook/ })).toBeDefined()
})

it('BOOK-039 the confirmation repeats the answers that say so, and no others', async () => {
  const answers = [
    { id: 'centre', label: '¿En qué centro?', text: 'Norte', value: 'north', isConfirmed: true },
    { id: 'record', label: 'Número de historia', text: 'NU-1', value: 'NU-1', isConfirmed: false },
  ]
  await openConfirmation(2, { answers })
  expect(await screen.findByText('Norte')).toBeDefined()
  expect(screen.getByText('¿En qué centro?')).toBeDefined()
  expect(screen.queryByText('NU-1')).toBeNull()
})

it('BOOK-039 a booked appointment is confirmed', async () => {
  await openConfirmation(2)
  expect(await screen.findByText(es['APPOINTMENT_BOOKED.NEXT'])).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(es['APPOINTMENT_BOOKED.TITLE'])
})

it('C-149 the confirmation names the day in words', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z'), toFake: ['Date'] })
  await openConfirmation(2)
  expect(await screen.findByText('Lunes 15 de marzo de 2027, a las')).toBeDefined()
  vi.useRealTimers()
})

it('BOOK-026 ADMIN-033 the confirmation repeats what the service and the doctor ask of the patient', async () => {
  const doctor = { ...appointment.doctor, appointmentMessage: 'Llama si empeoras.' }
  await openConfirmation(2, { serviceMessage: 'Ven en ayunas.', doctor })
  expect(await screen.findByText('Ven en ayunas. Llama si empeoras.')).toBeDefined()
})

it('BOOK-016 C-058 the confirmation of a cancelled appointment shows that it is cancelled', async () => {
  await openConfirmation(1)
  expect(await screen.findByText(es['BOOKEDAPPOINTMENTS.CANCELLED_HINT'])).toBeDefined()
  expect(screen.queryByText(es['APPOINTMENT_BOOKED.TITLE'])).toBeNull()
  expect(screen.queryByText(es['APPOINTMENT_BOOKED.NEXT'])).toBeNull()
})

it('BOOK-039 the calendar file is the one of the server, whose entry later emails change', async () => {
  const read = vi.fn<(input: unknown) => unknown>(() => new Blob(['BEGIN:VCALENDAR']))
  const save = vi.fn<(file: Blob) => string>(() => 'blob:1')
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} })
  await openConfirmation(2, {}, { 'GET api/appointments/{id}/calendar': read })
  const button = await screen.findByRole('button', { name: es['APPOINTMENT_BOOKED.TO_CALENDAR'] })
  await act(async () => fireEvent.click(button))
  expect(read).toHaveBeenCalledWith({ capability: 'calendars', params: { id: 9 }, file: true })
  expect(save).toHaveBeenCalledWith(expect.any(Blob))
})

it('the confirmation names the emergency number in each language', async () => {
  await openConfirmation(2)
  expect(await findEmergencyLines()).toEqual(emergencyLines)
})

const mail = {
  id: 1,
  kind: 'booked',
  status: 'sent',
  audience: 'patient',
  bookId: 9,
  to: 'ana@correo.test',
}
it.each([
  ['was sent, and where', mail, es['APPOINTMENT_BOOKED.MAIL_SENT'].replace('{{email}}', 'ana@correo.test')],
  ['is on its way', { ...mail, status: 'waiting', to: null }, es['APPOINTMENT_BOOKED.MAIL_WAITING']],
  ['could not be sent', { ...mail, status: 'failed' }, es['APPOINTMENT_BOOKED.MAIL_FAILED']],
  ['is not sent', { ...mail, bookId: 8 }, es['APPOINTMENT_BOOKED.MAIL_NONE']],
  [
    'of the doctor is not the one of the patient',
    { ...mail, audience: 'doctor' },
    es['APPOINTMENT_BOOKED.MAIL_NONE'],
  ],
])('BOOK-039 the confirmation says that its letter %s', async (_, one, text) => {
  await openConfirmation(2, {}, { 'GET api/letters/': [one] })
  expect(await screen.findByText(text)).toBeDefined()
})

it('BOOK-039 the confirmation says nothing of a letter while nothing is known of it', async () => {
  await openConfirmation(2, { notes: 'Nota' })
  await screen.findByText('Nota')
  expect(screen.queryByText(/confirmación/)).toBeNull()
})
