import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import appointments from '../../plugins/appointments/plugin'
import payments from '../../plugins/payments/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()

const appointment = {
  id: 9,
  status: 2,
  startDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  appointmentType: 2,
  specialtyName: 'Cardiología',
  doctor: { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Europe/Madrid' },
  isPaid: true,
}
const payment = { bookId: 9, status: 'paid', amount: 45, currency: 'EUR' }
const paid = (refundUntil: string | null) => ({ amount: 45, currency: 'EUR', refundUntil })

/** Opens the question before an appointment is cancelled. `paid`: what the appointment itself says of its payment. */
async function openQuestion(isPaid: boolean, payment: unknown, paid: object | null) {
  await renderPage({
    plugin: appointments,
    others: [payments],
    path: 'videoconsultation/booked-appointments',
    api: {
      'GET api/appointments/': [{ ...appointment, isPaid, ...(paid && { paid }) }],
      'GET api/appointments/all': [],
      'GET api/users/synchronize-appointments': null,
      'GET api/payments/': [],
      'GET api/payments/{id}': payment,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Anular la cita con / }))
  return within(await screen.findByRole('alertdialog'))
}

test('PAY-004 REC-079 before a paid appointment is cancelled, the question says how much is refunded', async () => {
  const question = await openQuestion(true, payment, paid(null))
  expect(await question.findByText(/^Te devolveremos 45,00\s€ a la misma tarjeta/)).toBeDefined()
})

test('PAY-004 where the appointment does not say it, the payment says how much is refunded', async () => {
  const question = await openQuestion(true, payment, null)
  expect(await question.findByText(/^Te devolveremos 45,00\s€ a la misma tarjeta/)).toBeDefined()
})

test('PAY-004 it says that the payment is refunded also where the amount cannot be read', async () => {
  const question = await openQuestion(true, () => Promise.reject(new ApiError(503, 'GENERAL')), null)
  expect(await question.findByText(/^Te devolveremos lo que pagaste a la misma tarjeta/)).toBeDefined()
})

test('PAY-004 an appointment that cost nothing is cancelled without a word about money', async () => {
  const question = await openQuestion(false, payment, null)
  await question.findByRole('button', { name: 'Anular la cita' })
  expect(question.queryByText(/^Te devolveremos/)).toBeNull()
})

test('PAY-004 after the term for a refund, the question says that the payment is not refunded', async () => {
  const question = await openQuestion(true, payment, paid(new Date(Date.now() - 60_000).toISOString()))
  expect(await question.findByText(/^Ya no se devuelve lo que pagaste/)).toBeDefined()
  expect(question.queryByText(/^Te devolveremos/)).toBeNull()
})

test('PAY-004 within the term, the question says that the payment is refunded', async () => {
  const question = await openQuestion(true, payment, paid(new Date(Date.now() + 60_000).toISOString()))
  expect(await question.findByText(/^Te devolveremos 45,00\s€ a la misma tarjeta/)).toBeDefined()
})
