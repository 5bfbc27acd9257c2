import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { type Answers, renderPage, setUpPages } from '../screens/renderPage'
import access from '../../plugins/access/plugin'
import es from '../../plugins/appointments/letterLink/locales/es.json'
import plugin from '../../plugins/appointments/plugin'
import paymentTexts from '../../plugins/payments/locales/es.json'
import payments from '../../plugins/payments/plugin'

setUpPages()

const appointment = {
  id: 9,
  startDate: '2030-03-15T09:00:00.000Z',
  status: 2,
  appointmentType: 1,
  duration: 30,
  specialtyName: 'Cardiología',
  doctor: { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Europe/Madrid' },
}
const linked = { appointment, patientName: null, canChange: true, opensAt: '2030-03-15T08:50:00.000Z' }
const free = ['2030-03-18T10:00:00+01:00', '2030-03-18T10:30:00+01:00', '2030-03-20T09:00:00+01:00']

const open = (action: string, api: Answers, heading: string, token = '?token=t1') =>
  renderPage({
    plugin,
    others: [payments, access],
    path: `public/appointment/${action}${token}`,
    heading,
    api: { 'GET api/users/data': null, 'POST api/letter-links/read': linked, ...api },
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
const refuse = (status: number, message: string) => () => {
  throw new ApiError(status, message)
}

it('BOOK-111 opening the link to cancel changes nothing; its button cancels, with what happens to the payment', async () => {
  const cancel = vi.fn<(input: object) => undefined>()
  const paid = { amount: 45, currency: 'EUR', refundUntil: null }
  await open(
    'cancel',
    {
      'POST api/letter-links/read': { ...linked, appointment: { ...appointment, isPaid: true, paid } },
      'POST api/letter-links/cancel': cancel,
    },
    es['LETTER_LINK.CANCEL_TITLE'],
  )
  expect(
    await screen.findByText(paymentTexts['REFUND.BEFORE_CANCELLING'].replace('{{amount}}', '45,00 €')),
  ).toBeDefined()
  expect(cancel).not.toHaveBeenCalled()
  press(es['LETTER_LINK.CANCEL'])
  expect(await screen.findByRole('heading', { level: 1, name: es['LETTER_LINK.CANCELLED'] })).toBeDefined()
  expect(cancel).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 't1' } }))
  expect(screen.getByRole('link', { name: es['LETTER_LINK.SIGN_IN'] })).toBeDefined()
})

it('BOOK-108 the link to move offers the free times, and moves to the chosen one', async () => {
  const move = vi.fn<(input: object) => undefined>()
  await open(
    'move',
    { 'POST api/letter-links/free-times': free, 'POST api/letter-links/move': move },
    es['LETTER_LINK.MOVE_TITLE'],
  )
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  press(es['LETTER_LINK.MOVE'])
  expect(screen.getByRole('alert').textContent).toBe(es['LETTER_LINK.MOVE_PICK'])
  expect(move).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: /10:30/ }))
  press(es['LETTER_LINK.MOVE'])
  expect(move).toHaveBeenCalledWith(
    expect.objectContaining({ body: { token: 't1', start: '2030-03-18T09:30:00.000Z' } }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: es['LETTER_LINK.MOVED'] })).toBeDefined()
  expect(screen.getByText(/18 de marzo.* 10:30/)).toBeDefined()
})

it('BOOK-108 a time that was taken meanwhile is said so, and the free times are read again', async () => {
  const times = vi.fn<() => string[]>().mockReturnValueOnce(free).mockReturnValue(free.slice(1))
  await open(
    'move',
    {
      'POST api/letter-links/free-times': times,
      'POST api/letter-links/move': refuse(400, 'APPOINTMENT_NOT_AVAILABLE'),
    },
    es['LETTER_LINK.MOVE_TITLE'],
  )
  fireEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  press(es['LETTER_LINK.MOVE'])
  expect(await screen.findByText(es['LETTER_LINK.TAKEN'])).toBeDefined()
  expect(screen.queryByRole('radio', { name: /10:00/ })).toBeNull()
})

it('BOOK-108 without a free time, and where it is too late, the page says so', async () => {
  await open('move', { 'POST api/letter-links/free-times': [] }, es['LETTER_LINK.MOVE_TITLE'])
  expect(await screen.findByText(es['LETTER_LINK.MOVE_NONE'])).toBeDefined()
})

it('BOOK-018 an appointment that may not be changed has no button to', async () => {
  await open(
    'cancel',
    { 'POST api/letter-links/read': { ...linked, canChange: false } },
    es['LETTER_LINK.CANCEL_TITLE'],
  )
  expect(screen.getByText(es['LETTER_LINK.TOO_LATE'])).toBeDefined()
  expect(screen.queryByRole('button', { name: es['LETTER_LINK.CANCEL'] })).toBeNull()
})

it('WIDGET-009 the link to join says from when; the letter about a dependent says whose visit it is', async () => {
  const join = vi.fn<() => undefined>()
  await open(
    'join',
    {
      'POST api/letter-links/read': { ...linked, patientName: 'Hugo Suárez' },
      'POST api/letter-links/join': join,
    },
    es['LETTER_LINK.JOIN'],
  )
  expect(screen.getByText(/Podrás entrar desde las 09:50 del .*15 de marzo/)).toBeDefined()
  expect(screen.getByRole('region', { name: 'Cita de Hugo Suárez' })).toBeDefined()
  expect(screen.queryByRole('button', { name: es['LETTER_LINK.JOIN'] })).toBeNull()
  expect(join).not.toHaveBeenCalled()
})

it.each([
  ['APPOINTMENT_CANCELLED', 409],
  ['APPOINTMENT_MOVED', 409],
  ['APPOINTMENT_OVER', 409],
  ['INVALID_TOKEN', 400],
] as const)('BOOK-039 a link that ended as %s says so, and leads to the sign-in', async (ending, status) => {
  await open(
    'cancel',
    { 'POST api/letter-links/read': refuse(status, ending) },
    es[`LETTER_LINK.GONE.${ending}`],
  )
  expect(screen.getByText(es[`LETTER_LINK.GONE.${ending}_TEXT`])).toBeDefined()
  expect(screen.getByRole('link', { name: es['LETTER_LINK.SIGN_IN'] })).toBeDefined()
})

it('BOOK-111 a cancellation that fails says that the appointment is still booked; one that came too late, how it ended', async () => {
  const cancel = vi
    .fn<() => undefined>()
    .mockImplementationOnce(refuse(500, ''))
    .mockImplementation(refuse(409, 'APPOINTMENT_MOVED'))
  await open('cancel', { 'POST api/letter-links/cancel': cancel }, es['LETTER_LINK.CANCEL_TITLE'])
  press(es['LETTER_LINK.CANCEL'])
  expect(await screen.findByText(es['LETTER_LINK.NOT_CANCELLED'])).toBeDefined()
  press(es['LETTER_LINK.CANCEL'])
  expect(
    await screen.findByRole('heading', { level: 1, name: es['LETTER_LINK.GONE.APPOINTMENT_MOVED'] }),
  ).toBeDefined()
})

it('BOOK-039 another link of the letter in the same tab is read anew', async () => {
  const read = vi
    .fn<() => typeof linked>()
    .mockReturnValueOnce(linked)
    .mockImplementation(refuse(409, 'APPOINTMENT_MOVED'))
  await open(
    'move',
    {
      'POST api/letter-links/read': read,
      'POST api/letter-links/free-times': free,
      'POST api/letter-links/move': undefined,
    },
    es['LETTER_LINK.MOVE_TITLE'],
  )
  fireEvent.click(await screen.findByRole('radio', { name: /10:30/ }))
  press(es['LETTER_LINK.MOVE'])
  await screen.findByRole('heading', { level: 1, name: es['LETTER_LINK.MOVED'] })
  location.hash = '#/public/appointment/cancel?token=t1'
  expect(
    await screen.findByRole('heading', { level: 1, name: es['LETTER_LINK.GONE.APPOINTMENT_MOVED'] }),
  ).toBeDefined()
})

it('BOOK-039 a page without a token asks the server nothing', async () => {
  const read = vi.fn<() => typeof linked>(() => linked)
  await open('cancel', { 'POST api/letter-links/read': read }, es['LETTER_LINK.GONE.INVALID_TOKEN'], '')
  expect(read).not.toHaveBeenCalled()
})
