import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import calls from '../../plugins/calls/plugin'
import es from '../../plugins/calls/locales/es.json'
import NearVisit from '../../plugins/calls/board/NearVisit'
import { renderPage, setUpPages } from '../screens/renderPage'
import { appointment, withoutHub } from './testCall'

setUpPages()
afterEach(() => void vi.useRealTimers())

const load = async () => ({ default: NearVisit })

/** A page that shows the notice as the list of appointments does. */
const list: AnyPlugin = {
  id: 'list',
  routes: [
    {
      id: 'videoConsultation.bookedAppointments',
      area: 'patient',
      path: 'list',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: async () => ({
        default: () => (
          <>
            <h1>Citas</h1>
            <LazyPart plugin="calls" point="appointmentNotices" id="videoCall" load={load} props={{}} />
          </>
        ),
      }),
    },
  ],
}

it.each([
  ['2026-11-02T11:30:00', 'Tienes una videoconsulta hoy a las 11:30'],
  ['2026-11-03T08:00:00', 'Tienes una videoconsulta mañana a las 08:00'],
])('a video visit of the next 24 hours is announced with its day: %s', async (start, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T10:00:00') })
  const visit = { ...appointment(), startDate: new Date(start).toISOString() }
  await renderPage({
    plugin: list,
    others: [withoutHub(calls)],
    path: 'list',
    api: { 'GET api/appointments/': [visit] },
    heading: 'Citas',
  })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('CALL-062 a visit that its doctor has ended is not offered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T10:00:00') })
  const startDate = new Date('2026-11-02T09:55:00').toISOString()
  const visit = { ...appointment(), startDate, outcome: 'attended', endedAt: startDate }
  await renderPage({
    plugin: list,
    others: [withoutHub(calls)],
    path: 'list',
    api: { 'GET api/appointments/': [visit] },
    heading: 'Citas',
  })
  expect(screen.queryByRole('link', { name: es['CALLS.NEAR_OPEN'] })).toBeNull()
})
