import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import OwnCalendar from './OwnCalendar'

// Load lazy modules beforehand, so that the tests wait for the screen and not for compilation.
import '../../../kits/admin/locales/es.json'
import '../../../kits/admin/calendar/locales/es.json'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.calendar': true
  }
}

setUpPages()
const plugin = definePlugin({
  id: 'doctor',
  i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
  routes: [
    {
      id: 'test.calendar',
      area: 'profile',
      path: 'calendar',
      title: 'MENU.DOCTOR_DAY',
      screen: async () => ({ default: OwnCalendar }),
    },
  ],
})
const week = {
  doctorId: 7,
  canModifyCalendar: true,
  timeZoneId: 'Europe/Madrid',
  version: 4,
  workingDays: [{ dayOfWeek: 1, workingHours: [{ startTime: '09:00', endTime: '14:00' }] }],
}
const readWeek = vi.fn<() => unknown>()
const save = vi.fn<(input: { body: object }) => unknown>()

beforeEach(() => {
  readWeek.mockReset().mockReturnValue(week)
  save.mockReset()
})

const open = () =>
  renderPage({
    plugin,
    path: 'calendar',
    api: {
      'GET api/doctors/working-week-calendar': readWeek,
      'GET api/doctors/doctor-monthly-calendar': { version: 4, specialDates: [], booked: [] },
      'PUT api/doctors/update-doctor-disponibility': save,
    },
  })

it('WIDGET-002 a doctor changes their own calendar with the editor of the administration', async () => {
  await open()
  const monday = within(await screen.findByRole('group', { name: /^lunes \d+$/ }))
  fireEvent.keyDown(monday.getByRole('button', { name: /^De 09:00/ }), { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar calendario/ }))
  await waitFor(() =>
    expect(save.mock.lastCall?.[0].body).toMatchObject({
      doctorId: 7,
      start_time: '09:15',
      end_time: '14:15',
    }),
  )
})

it('CAL-010 without canModifyCalendar the calendar of the doctor is read-only, and says who manages it', async () => {
  readWeek.mockReturnValue({ ...week, canModifyCalendar: false })
  await open()
  expect(await screen.findByText(/^La administración gestiona tu calendario/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Guardar calendario/ })).toBeNull()
})

it('CAL-010 a professional without a calendar sees a message', async () => {
  readWeek.mockImplementation(() => {
    throw new ApiError(403, 'FORBIDDEN')
  })
  await open()
  expect(await screen.findByText(es['DOCTOR.NO_CALENDAR'])).toBeDefined()
})
