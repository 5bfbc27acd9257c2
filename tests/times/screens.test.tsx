import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Appointment, DoctorConsultation, Payment } from '@schemas/generated/entities'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { PluginTexts } from '@portico/core/plugin/PluginTexts'
import { Router } from '../../core/routing/Router'
import { route } from '@portico/core/routing/testTable'
import { ApiProvider } from '../../core/session/ApiProvider'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { bookingKit } from '@portico/booking/kit'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import { AppointmentCard } from '../../plugins/appointments/confirmation/AppointmentCard'
import LaterAppointments from '../../plugins/appointments/homeCards/LaterAppointments'
import NextAppointment from '../../plugins/appointments/homeCards/NextAppointment'
import { AppointmentItem } from '../../plugins/appointments/list/AppointmentItem'
import appointments from '../../plugins/appointments/plugin'
import NearVisit from '../../plugins/calls/board/NearVisit'
import calls from '../../plugins/calls/plugin'
import { DayLine } from '../../plugins/doctor/parts/DayLine'
import doctor from '../../plugins/doctor/plugin'
import { RefundNotice } from '../../plugins/payments/refunds/RefundNotice'
import payments from '../../plugins/payments/plugin'
import { PaymentSummary } from '../../plugins/payments/status/PaymentSummary'
import { NextAppointment as NextOfRecords } from '../../plugins/records/overview/NextAppointment'
import records from '../../plugins/records/plugin'

vi.mock('../../core/format/zone', async (original) => ({
  ...(await original<object>()),
  browserZone: () => 'Europe/Madrid',
}))

/** The fault that was seen: 01:00 on Tuesday in Madrid is 19:00 on Monday in New York. */
const online: Appointment = {
  id: 9,
  status: 2,
  startDate: '2026-12-01T00:00:00.000Z',
  duration: 20,
  appointmentType: 2,
  doctor: { id: 70, fullName: 'Dra. Vega', timezone: 'America/New_York' },
  userZone: 'Europe/Madrid',
}
const inPerson: Appointment = { ...online, appointmentType: 1 }
/** Booked in Mexico by somebody who is in Madrid now. */
const travelled: Appointment = { ...online, userZone: 'America/Mexico_City' }

const payment = (appointment: Appointment): Payment => ({
  bookId: 9,
  status: 'refunding',
  amount: 45,
  currency: 'EUR',
  appointment,
})
const routes = [
  route('videoConsultation.bookedAppointments', 'patient', 'booked-appointments'),
  route('doctor.consultation', 'patient', 'consultation/:id'),
]
const plugins = { appointments, calls, doctor, payments, records }

/** Renders a part of a plugin; `listed` is in the person's list of appointments. Returns its text. */
async function textOf(plugin: keyof typeof plugins, part: ReactNode, listed: readonly Appointment[] = []) {
  const all = Object.values(plugins)
  const options = Object.fromEntries(all.map(({ id }) => [id, {}]))
  const { host } = collect(all, options, new Set(everyCapability), { kits: [bookingKit] })
  const view = await act(async () =>
    render(
      <TenantProvider tenant={testTenant}>
        <HostProvider host={host}>
          <ApiProvider call={fakeApi({ 'GET api/appointments/': listed })}>
            <Router routes={routes}>
              <PluginTexts plugin={plugin}>{part}</PluginTexts>
            </Router>
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    ),
  )
  await vi.waitFor(() => expect(view.container.textContent).toMatch(/\d\d:\d\d/))
  await vi.waitFor(() => expect(view.container.textContent).toContain('Hora '))
  return view.container.textContent ?? ''
}

const earlier: Appointment = { ...online, id: 8, startDate: '2026-11-30T12:00:00.000Z' }
/** The screens that tell a patient the time of an appointment. */
const screens = {
  'the confirmation': (one: Appointment) => textOf('appointments', <AppointmentCard appointment={one} />),
  'the list': (one: Appointment) =>
    textOf('appointments', <AppointmentItem appointment={one} onCancel={() => {}} />),
  'the home page': (one: Appointment) => textOf('appointments', <NextAppointment />, [one]),
  'the later ones of the home page': (one: Appointment) =>
    textOf('appointments', <LaterAppointments />, [earlier, one]),
  'the visit of the next day': (one: Appointment) => textOf('calls', <NearVisit />, [one]),
  'the payment': (one: Appointment) => textOf('payments', <PaymentSummary payment={payment(one)} />),
  'the refund': (one: Appointment) => textOf('payments', <RefundNotice payment={payment(one)} />),
  'the records': (one: Appointment) => textOf('records', <NextOfRecords />, [one]),
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  signInAsAna()
  vi.useFakeTimers({ now: Date.parse('2026-11-30T11:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  closePortal()
  vi.useRealTimers()
})

it.each(Object.entries(screens))(
  'BOOK-039 %s tells the clock that was booked in, then the one of the doctor with its day',
  async (_, open) => {
    const text = await open(online)
    expect(text).toContain('01:00')
    expect(text).toContain('Hora peninsular. En Nueva York, lunes 30 de noviembre a las 19:00.')
  },
)

it.each(Object.entries(screens).filter(([name]) => name !== 'the visit of the next day'))(
  'BOOK-039 for a visit in person %s tells the clock of the place first',
  async (_, open) => {
    const text = await open(inPerson)
    expect(text).toContain('19:00')
    expect(text).toContain('Hora de Nueva York. En la Península, martes 1 de diciembre a las 01:00.')
  },
)

it.each(Object.entries(screens))(
  'BOOK-039 after a journey %s still tells the clock that was booked in, and the one of the browser last',
  async (_, open) => {
    const text = await open(travelled)
    expect(text).toContain('18:00')
    expect(text).toContain(
      'Hora de Ciudad de México. En Nueva York, las 19:00. En la Península, martes 1 de diciembre a las 01:00.',
    )
  },
)

it('ROLE-025 the day of a doctor tells the clock of their work first', async () => {
  const line = {
    appointmentId: 9,
    startDate: online.startDate,
    zone: 'America/New_York',
    duration: 20,
    serviceName: 'Revisión',
    isOnline: true,
    isOwn: true,
    doctorName: 'Dra. Vega',
    patientId: 'luis',
    patientName: 'Luis',
    call: null,
    endedAt: null,
    summary: null,
    missedCalls: 0,
  } as unknown as DoctorConsultation
  const text = await textOf('doctor', <DayLine line={line} now={Date.now()} />)
  expect(text).toMatch(/^19:00/)
  expect(text).toContain('Hora de Nueva York. En la Península, martes 1 de diciembre a las 01:00.')
})
