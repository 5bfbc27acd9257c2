import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { addDays } from '@portico/core/format/calendarDate'
import { localDate } from '@portico/core/format/dates'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../../locales/es.json'
import sections from '../../../sections'
import { weekDates } from '../../../../../kits/admin/calendar/model/dates'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

/** A Tuesday of the week on view: today's. */
const tuesday = () => weekDates(localDate(Date.now(), 'UTC'))[1] ?? ''
const workingHours = [{ startTime: '09:00', endTime: '14:00' }]

function answer(operation: string, { query }: { query?: unknown }): Promise<unknown> {
  const { month = '' } = (query ?? {}) as { month?: string }
  if (operation === 'GET api/doctors/working-week-calendar')
    return Promise.resolve({
      doctorId: 7,
      canModifyCalendar: true,
      timeZoneId: 'Europe/Madrid',
      workingDays: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, workingHours })),
    })
  if (operation !== 'GET api/doctors/doctor-monthly-calendar')
    return Promise.resolve({ id: 7, fullName: 'Dra. Elena Quirós', isActive: true })
  const closed = ['Centro Gijón', 'Centro Oviedo'].map((centreName, at) => ({
    date: addDays(tuesday(), at),
    name: 'Magosto',
    centreName,
  }))
  return Promise.resolve({ specialDates: [], closed: closed.filter(({ date }) => date.startsWith(month)) })
}

test('CAL-006 each date says which centre is closed, in the week and in the month, and the hours stay as they are', async () => {
  await openArea({ sections, texts, answer }, '/admin/doctors/update/7/calendar', 'DoctorsAdministrator')
  for (const centre of ['Centro Gijón', 'Centro Oviedo']) {
    expect(await screen.findByText(`${centre} está cerrado: Magosto`)).toBeDefined()
    expect(screen.getByRole('button', { name: new RegExp(`${centre} está cerrado: Magosto$`) })).toBeDefined()
  }
  expect(screen.getAllByRole('button', { name: 'De 09:00 a 14:00' })).toHaveLength(5)
})
