import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import es from '../locales/es.json'
import { renderList } from '../testList'

const appointment = {
  id: 9,
  status: 2,
  startDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  appointmentType: 2,
  specialtyName: 'Cardiología',
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** Opens the list of appointments; the server has one more appointment after it has synchronized. */
async function openList(synchronize: () => Promise<unknown>, more: Readonly<Record<string, unknown>> = {}) {
  let isDone = false
  const asked = vi.fn<() => Promise<unknown>>(async () => {
    await synchronize()
    isDone = true
  })
  const imported = { ...appointment, id: 10, specialtyName: 'Dermatología' }
  const call = fakeApi({
    'GET api/users/synchronize-appointments': asked,
    'GET api/appointments/all': [],
    'GET api/appointments/': () => (isDone ? [appointment, imported] : [appointment]),
    ...more,
  })
  await renderList(call)
  return asked
}

it('BOOK-077 the list synchronizes once when it opens, and shows what was imported', async () => {
  const asked = await openList(async () => undefined)
  expect(await screen.findByText(/Dermatología/)).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Anuladas' }))
  await waitFor(() => expect(screen.queryByText(/Dermatología/)).toBeNull())
  expect(asked).toHaveBeenCalledTimes(1)
})

it('BOOK-077 the list shows the known appointments when synchronizing fails', async () => {
  const asked = await openList(() => Promise.reject(new ApiError(503, 'UNAVAILABLE')))
  expect(await screen.findByText(/Cardiología/)).toBeDefined()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/Dermatología/)).toBeNull()
})

it('an appointment of the list says what was answered when it was booked', async () => {
  const answers = [{ id: 'centre', label: '¿En qué centro?', text: 'Norte', value: 'north' }]
  await openList(async () => undefined, { 'GET api/appointments/': [{ ...appointment, answers }] })
  expect((await screen.findByText('Norte')).closest('p')?.textContent).toBe('¿En qué centro? Norte')
})

it('ERR-028 ERR-029 a failed cancellation says so and keeps the dialog; a successful one says so', async () => {
  let isDown = true
  const cancelled: unknown[] = []
  await openList(async () => undefined, {
    'DELETE api/appointments/{id}': ({ params }: { params: unknown }) => {
      if (isDown) throw new ApiError(500, 'GENERAL')
      cancelled.push(params)
    },
  })
  const [cancel] = await screen.findAllByRole('button', { name: /^Anular la cita/ })
  await act(async () => fireEvent.click(cancel as HTMLElement))
  const name = es['BOOKEDAPPOINTMENTS.DELETE_MODAL.TITLE']
  const dialog = await screen.findByRole('alertdialog', { name })
  expect(within(dialog).getByText(formatDate(appointment.startDate, browserZone()))).toBeDefined()
  const confirm = () =>
    act(async () =>
      fireEvent.click(
        within(dialog).getByRole('button', { name: es['BOOKEDAPPOINTMENTS.DELETE_MODAL.CONFIRM'] }),
      ),
    )
  await confirm()
  expect(await screen.findByText(es['BOOKEDAPPOINTMENTS.DELETE_MODAL.ERROR'])).toBeDefined()
  expect(screen.queryByText(es['BOOKEDAPPOINTMENTS.DELETE_MODAL.SUCCESS'])).toBeNull()
  isDown = false
  await confirm()
  expect(await screen.findByText(es['BOOKEDAPPOINTMENTS.DELETE_MODAL.SUCCESS'])).toBeDefined()
  expect(cancelled).toEqual([{ id: 9 }])
  expect(screen.queryByRole('alertdialog', { name })).toBeNull()
})

it('a visit whose policy is not confirmed says so, and what is due otherwise', async () => {
  const policyCheck = { outcome: 'pending', amount: 60, currency: 'EUR' }
  await openList(async () => undefined, {
    'GET api/appointments/': [{ ...appointment, insurerName: 'Mutua Vela', policyCheck }],
  })
  expect(await screen.findByText(es['POLICY.CHIP_pending'])).toBeDefined()
  expect(await screen.findByText(/póliza con Mutua Vela\. Si no cubre la cita, pagas 60,00\s€/)).toBeDefined()
})

const HOUR_MS = 3_600_000
const payment = '#/public/redsys-redirect?Ds_SignatureVersion=x'
/** An appointment that is held until it is paid. */
const held = (payBy: number, paymentUrl = `https://elsewhere.example/${payment}`) => ({
  ...appointment,
  status: 3,
  due: { amount: 60, currency: 'EUR', payBy: new Date(payBy).toISOString(), paymentUrl },
})

it('PAY-004 a time that waits for its payment is paid inside this portal, or given up', async () => {
  const later = Date.now() + HOUR_MS
  await openList(async () => undefined, {
    'GET api/appointments/': [
      {
        ...held(later),
        insurerName: 'Mutua Vela',
        policyCheck: { outcome: 'refused', amount: 60, currency: 'EUR' },
      },
      { ...held(later, 'https://elsewhere.example/evil'), id: 11 },
    ],
  })
  const links = await screen.findAllByRole('link', { name: /Pagar 60,00\s€/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([payment])
  expect(screen.getAllByRole('button', { name: /^Soltar la hora/ })).toHaveLength(2)
  expect(screen.getAllByText(es['HOLD.CHIP'])).toHaveLength(2)
  expect(await screen.findByText(/^Mutua Vela no cubre la cita/)).toBeDefined()
  expect(screen.getByText(/^Te guardamos la hora hasta el/)).toBeDefined()
})

it('PAY-004 a time whose hold has passed is in no tab', async () => {
  const over = { ...held(Date.now() - 1000), specialtyName: 'Alergología' }
  await openList(async () => undefined, {
    'GET api/appointments/': [over, appointment],
    'GET api/appointments/all': [over],
  })
  expect(await screen.findByText(/Cardiología/)).toBeDefined()
  expect(screen.queryByText(/Alergología/)).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Anuladas' }))
  await waitFor(() => expect(screen.queryByText(/Cardiología/)).toBeNull())
  expect(screen.queryByText(/Alergología/)).toBeNull()
})

/** Opens the list with a held time and presses release in its dialog. */
async function release(answer: () => unknown) {
  const released: unknown[] = []
  let isHeld = true
  await openList(async () => undefined, {
    'GET api/appointments/': () => (isHeld ? [held(Date.now() + HOUR_MS)] : []),
    'DELETE api/payments/{id}': ({ params }: { params: unknown }) => {
      released.push(params)
      isHeld = false
      return answer()
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Soltar la hora/ }))
  const dialog = await screen.findByRole('alertdialog', { name: es['HOLD.RELEASE_TITLE'] })
  expect(released).toEqual([])
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Soltar la hora/ })))
  expect(released).toEqual([{ id: 9 }])
}

it('PAY-004 releasing a time asks first, sends the release of the payment and never a cancellation, and says so', async () => {
  await release(() => undefined)
  expect(await screen.findByText(es['HOLD.RELEASED'])).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Soltar la hora/ })).toBeNull()
})

it('PAY-004 a time that another tab has paid meanwhile stays booked, and the list says so', async () => {
  await release(() => {
    throw new ApiError(409, 'PAYMENT_MADE')
  })
  expect(await screen.findByText(es['HOLD.PAID'])).toBeDefined()
})
