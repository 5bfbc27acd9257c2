import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { PaymentReceipt } from '@schemas/generated/entities'
import appointments from '../../plugins/appointments/plugin'
import payments from '../../plugins/payments/plugin'
import { renderPage, setUpPages, type Answers } from '../screens/renderPage'

setUpPages()

const receipt = (number: string, issuedAt: string, more: Partial<PaymentReceipt> = {}): PaymentReceipt => ({
  number,
  kind: 'payment',
  bookId: 9,
  amount: 45,
  currency: 'EUR',
  issuedAt,
  issuer: { name: 'Clínica Norte, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 1', note: 'Exento.' },
  patient: 'Ana Suárez Prieto',
  visit: {
    startDate: '2026-12-01T10:00:00Z',
    zone: 'Europe/Madrid',
    isOnline: false,
    place: 'Oviedo, consulta 3',
    service: 'Primera visita',
    specialty: 'Cardiología',
    doctor: 'Dra. Nuria Bastida Ferrer',
  },
  ...more,
})

const list = [
  receipt('P-2026-00012', '2026-11-26T10:32:00Z'),
  receipt('P-2026-00011', '2026-11-20T10:32:00Z', { kind: 'refund', amount: 20, paidBy: 'P-2026-00002' }),
  receipt('P-2025-00004', '2025-03-02T10:32:00Z', { amount: 30 }),
]

const open = (path: string, api: Answers, heading?: string) =>
  renderPage({ plugin: payments, others: [appointments], features: ['paymentReceipts'], path, api, heading })

it('PAY-004 receipts stand under their year, with what was paid less what went back', async () => {
  await open('profile/payments', { 'GET api/payment-receipts/': list }, 'Tus recibos')
  const year = within(await screen.findByRole('region', { name: /^2026: 25,00\s€$/ }))
  expect(year.getByRole('link', { name: 'Recibo P-2026-00012' })).toBeDefined()
  expect(year.getByRole('link', { name: 'Devolución P-2026-00011' })).toBeDefined()
  expect(year.getByText(/^-20,00\s€$/)).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: '2025' }))
  expect(await screen.findByRole('region', { name: /^2025: 30,00\s€$/ })).toBeDefined()
  expect(location.hash).toContain('year=2025')
})

it('PAY-004 a receipt says who issued it, what for, and which payment a refund gives back', async () => {
  await open('profile/payments/P-2026-00011', { 'GET api/payment-receipts/{number}': list[1] })
  const page = within(await screen.findByRole('region', { name: 'El recibo' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Devolución P-2026-00011' })).toBeDefined()
  page.getByText(/^20,00\s€$/)
  page.getByText('Devuelve lo pagado con el recibo P-2026-00002.')
  page.getByText('Clínica Norte, S. L., NIF B12345674')
  page.getByText('1 de diciembre de 2026, a las 11:00')
  page.getByText('Exento.')
  expect(screen.queryByText(/^Modo de pruebas/)).toBeNull()
})

it('PAY-004 a month of a plan has a receipt too, with the plan and the day of the charge', async () => {
  const plan = receipt('P-2026-00013', '2026-12-31T23:30:00Z', {
    bookId: null,
    visit: null,
    amount: 19.9,
    plan: { name: 'Plus', chargedAt: '2026-12-31T09:00:00Z', zone: 'Atlantic/Canary' },
  })
  await open('profile/payments', { 'GET api/payment-receipts/': [plan, ...list] }, 'Tus recibos')
  // On the clock of the company it is still 2026.
  const year = within(await screen.findByRole('region', { name: /^2026: 44,90\s€$/ }))
  expect(year.getByText('Plan Plus, cuota del mes')).toBeDefined()
  expect(year.getByRole('link', { name: 'Recibo P-2026-00013' })).toBeDefined()
})

it('PAY-004 the receipt of a plan names no visit', async () => {
  const plan = receipt('P-2026-00013', '2026-12-01T10:00:00Z', {
    bookId: null,
    visit: null,
    plan: { name: 'Plus', chargedAt: '2026-12-01T09:00:00Z', zone: 'Europe/Madrid' },
  })
  await open('profile/payments/P-2026-00013', { 'GET api/payment-receipts/{number}': plan })
  const page = within(await screen.findByRole('region', { name: 'El recibo' }))
  page.getByText('Plus')
  page.getByText('Cuota del mes, cobrada el 1 de diciembre de 2026')
  expect(page.queryByText('Cita')).toBeNull()
})

it('C-065 the receipt of a trial says that it proves nothing', async () => {
  const test = receipt('P-TEST-2026-00001', '2026-11-26T10:32:00Z', { isTest: true })
  await open('profile/payments/P-TEST-2026-00001', { 'GET api/payment-receipts/{number}': test })
  expect(await screen.findByText(/^Modo de pruebas: no se ha movido dinero/)).toBeDefined()
})

it('says that there are none', async () => {
  await open('profile/payments', { 'GET api/payment-receipts/': [] })
  expect(await screen.findByText('Todavía no hay recibos')).toBeDefined()
})

it('says that a receipt is not found, with a way to the others', async () => {
  const api = {
    'GET api/payment-receipts/{number}': () => Promise.reject(new ApiError(404, 'NOT_FOUND')),
    'GET api/payment-receipts/': list,
  }
  await open('profile/payments/P-2026-99999', api)
  await screen.findByText('No encontramos este recibo')
  fireEvent.click(screen.getByRole('link', { name: 'Tus recibos' }))
  expect(await screen.findByRole('link', { name: 'Recibo P-2026-00012' })).toBeDefined()
})

it('says that the receipts did not load, and loads them again', async () => {
  let answers = [() => Promise.reject(new ApiError(503, 'GENERAL'))] as (() => unknown)[]
  await open('profile/payments', { 'GET api/payment-receipts/': () => (answers.shift() ?? (() => list))() })
  await screen.findByText('No hemos podido cargar los recibos')
  answers = []
  fireEvent.click(screen.getByRole('button', { name: /Reintentar|Volver a intentar/ }))
  expect(await screen.findByRole('link', { name: 'Recibo P-2026-00012' })).toBeDefined()
})
