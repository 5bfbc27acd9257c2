import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { App } from '@core/app/App'
import { fakeApi, signInAsAna, closePortal } from '@kits/booking/testing/testPortal'
import { bookingKit } from '@kits/booking/kit'
import { ApiProvider } from '@core/session/ApiProvider'
import { initTexts } from '@core/i18n/i18n'
import { collect } from '@core/plugin/host'
import { HostProvider } from '@core/plugin/useHost'
import { testTenant } from '@core/tenant/testTenant'
import { TenantProvider } from '@core/tenant/useTenant'
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

async function openConfirmation(status: number) {
  const { host } = collect([plugin], { appointments: {} }, new Set(), { kits: [bookingKit] })
  location.hash = '#/videoconsultation/appointment-booked/9'
  const call = fakeApi({ 'GET api/appointments/{id}': { ...appointment, status } })
  await act(async () => {
    render(
      <TenantProvider tenant={testTenant}>
        <HostProvider host={host}>
          <ApiProvider call={call}>
            <App />
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    )
  })
}

it('BOOK-039 what is booked is confirmed', async () => {
  await openConfirmation(2)
  expect(await screen.findByText(es['APPOINTMENT_BOOKED.NEXT'])).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(es['APPOINTMENT_BOOKED.TITLE'])
})

it('BOOK-016 C-058 an old confirmation does not call booked what has been cancelled since', async () => {
  await openConfirmation(1)
  expect(await screen.findByText(es['BOOKEDAPPOINTMENTS.CANCELLED_HINT'])).toBeDefined()
  expect(screen.queryByText(es['APPOINTMENT_BOOKED.TITLE'])).toBeNull()
  expect(screen.queryByText(es['APPOINTMENT_BOOKED.NEXT'])).toBeNull()
})
