import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DayUpdate, MonthlyCalendar } from '@schemas/generated/entities'
import { openArea } from '@portico/admin/testing/testArea'
import { localDate } from '@portico/core/format/dates'
import { addDays } from '@portico/core/format/calendarDate'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../../locales/es.json'
import sections from '../../../sections'
import { weekDates } from '../../../../../kits/admin/calendar/model/dates'

/** A Tuesday of the week on view: today's. */
const tuesday = () => weekDates(localDate(Date.now(), 'UTC'))[1] ?? ''

let sent: DayUpdate[]
let canModify: boolean
let put: (body: DayUpdate) => Promise<unknown>
/** Dates with hours of their own, as the server has them. */
let special: MonthlyCalendar['specialDates']
beforeAll(() => initTexts('es'))
beforeEach(() => {
  sent = []
  canModify = true
  put = () => Promise.resolve()
  special = []
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const week = () => ({
  doctorId: 7,
  canModifyCalendar: canModify,
  timeZoneId: 'Europe/Madrid',
  version: 4,
  workingDays: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: [
      { startTime: '09:00', endTime: '11:00' },
      { startTime: '11:30', endTime: '14:00' },
    ],
  })),
})

function answer(operation: string, input: { body?: unknown; query?: unknown }): Promise<unknown> {
  const { month = '' } = (input.query ?? {}) as { month?: string }
  if (operation === 'GET api/doctors/working-week-calendar') return Promise.resolve(week())
  if (operation === 'GET api/doctors/doctor-monthly-calendar') {
    const booked = [{ date: tuesday(), from: '12:00', to: '12:20' }].filter(({ date }) =>
      date.startsWith(month),
    )
    const specialDates = special.filter(({ date }) => date.startsWith(month))
    return Promise.resolve({ version: 4, specialDates, booked })
  }
  if (operation === 'GET api/audit/{entity}/{id}') {
    const row = { is_day_off: true, starts: null, ends: null, breaks: [], name: null }
    const entry = { version: 3, action: 'update', changedBy: 'Luis Soto', changedAt: '2026-11-20T10:00:00Z' }
    return Promise.resolve([{ ...entry, before: { [tuesday()]: [row] }, after: { [tuesday()]: [] } }])
  }
  if (operation !== 'PUT api/doctors/update-doctor-disponibility') {
    return Promise.resolve({ id: 7, fullName: 'Dra. Elena Quirós', isActive: true })
  }
  sent.push(input.body as DayUpdate)
  return put(input.body as DayUpdate)
}

async function open() {
  await openArea({ sections, texts, answer }, '/admin/doctors/update/7/calendar', 'DoctorsAdministrator')
  await screen.findByRole('group', { name: /^martes/ })
}
const track = () => within(screen.getByRole('group', { name: /^martes \d+$/ }))
const bar = (name: RegExp) => track().getByRole('button', { name })
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar calendario/ }))

test('CAL-001 CAL-007 ERR-063 I18N-049 arrow keys move an interval, the changed day is marked until it is saved, and the save can be undone', async () => {
  await open()
  fireEvent.keyDown(bar(/^De 09:00 a 14:00, pausa de 11:00 a 11:30$/), { key: 'ArrowRight', shiftKey: true })
  expect(bar(/^De 09:00 a 14:15/)).toBeDefined()
  expect(screen.getByText('Modificado')).toBeDefined()
  expect(screen.getByText('1 día sin guardar')).toBeDefined()
  save()
  await screen.findByText(/^Guardado a las/)
  expect(screen.queryByText('Modificado')).toBeNull()
  const own = { doctorId: 7, version: 4, date: tuesday() }
  const breaktime = [{ start_time: '11:00', end_time: '11:30' }]
  expect(sent).toEqual([{ ...own, is_modified: true, start_time: '09:00', end_time: '14:15', breaktime }])
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(own)
})

test('CAL-009 ERR-062 I18N-048 an overlap shows an error with links that resolve it, and prevents saving', async () => {
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'n' })
  const [from, to] = ['Desde', 'hasta'].map((name) => screen.getByRole('textbox', { name }))
  for (const [field, value] of [
    [from, '13'],
    [to, '1530'],
  ] as const) {
    if (!field) throw new Error('no field')
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  expect(screen.getByRole('alert').textContent).toContain('Se solapan de 13:00 a 14:00.')
  save()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Unir en 09:00–15:30' }))
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  await waitFor(() => expect(sent[0]).toMatchObject({ start_time: '09:00', end_time: '15:30' }))
})

test('CAL-003 CAL-004 hours that end after midnight are sent as those of two days', async () => {
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'n' })
  for (const [name, value] of Object.entries({ Desde: '22', hasta: '6' })) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    fireEvent.blur(screen.getByRole('textbox', { name }))
  }
  expect(bar(/^De 22:00 a 06:00 del día siguiente$/)).toBeDefined()
  save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([{ end_time: '24:00' }, { date: addDays(tuesday(), 1), start_time: '00:00' }])
})

test('CAL-008 vacation removes the intervals of a date and lists the affected appointments', async () => {
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'v' })
  expect(track().getByText('1 cita ese día')).toBeDefined()
  expect(screen.getByText(/^1 cita queda fuera del horario/)).toBeDefined()
  save()
  await waitFor(() => expect(sent[0]).toMatchObject({ is_day_off: true, date: tuesday() }))
})

test('CAL-003 CAL-013 the typical week has seven days from Monday and no vacation', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Semana tipo' }))
  const names = screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))
  expect(names.slice(-7)).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
  fireEvent.click(screen.getByRole('button', { name: 'Añadir horas el sábado' }))
  save()
  await waitFor(() => expect(sent[0]).toMatchObject({ index: 6, start_time: '09:00', end_time: '14:00' }))
})

test('CAL-010 a calendar that may not be modified is read-only', async () => {
  canModify = false
  await open()
  expect(screen.getByText(/^Este calendario es de solo lectura/)).toBeDefined()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  expect(bar(/^De 09:00 a 14:00/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Guardar calendario/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Añadir horas/ })).toBeNull()
})

test('CAL-012 a conflicting save of a day shows a message and keeps the edits', async () => {
  const details = { changedBy: 'Luis Soto', changedAt: '2026-11-21T10:00:00Z' }
  put = () => Promise.reject(new ApiError(409, 'VERSION_CONFLICT', undefined, details))
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  save()
  const dialog = await screen.findByRole('alertdialog', { name: /^Luis Soto guardó este calendario/ })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Seguir editando' }))
  expect(bar(/^De 09:15/)).toBeDefined()
  save()
  const again = await screen.findByRole('alertdialog')
  put = () => Promise.resolve()
  fireEvent.click(within(again).getByRole('button', { name: /^Guardar mis cambios/ }))
  await screen.findByText(/^Guardado a las/)
})

test('CAL-007 unsaved days survive a failed save and a reload', async () => {
  put = () => Promise.reject(new ApiError(0, 'NETWORK'))
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  save()
  await screen.findByText(/^No hay conexión/)
  cleanup()
  await open()
  expect(bar(/^De 09:15/)).toBeDefined()
})

test('ERR-059 ERR-060 I18N-046 a refused weekday is listed with the reason, and the other days are saved', async () => {
  put = ({ index }) =>
    index === 6 ? Promise.reject(new ApiError(400, 'SUPERPOSED_INTERVALS')) : Promise.resolve()
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Semana tipo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Añadir horas el sábado' }))
  fireEvent.click(screen.getByRole('button', { name: 'Añadir horas el domingo' }))
  save()
  await screen.findByText('No hemos podido guardar el sábado de la semana tipo.')
  screen.getByText('Hay horas que se solapan. Corrígelas y guarda de nuevo.')
  expect(sent.map(({ index }) => index)).toEqual([6, 7])
  expect(screen.getAllByText('Modificado')).toHaveLength(1)
  put = () => Promise.resolve()
  save()
  await screen.findByText(/^Guardado a las/)
  expect(sent.at(-1)).toMatchObject({ index: 6 })
})

test('ERR-061 I18N-047 a special day that fails is listed and stays marked; a network error ends the save', async () => {
  put = () => Promise.reject(new ApiError(503, ''))
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  const wednesday = within(screen.getByRole('group', { name: /^miércoles \d+$/ }))
  fireEvent.keyDown(wednesday.getByRole('button', { name: /^De 09:00/ }), { key: 'ArrowRight' })
  save()
  await screen.findByText(`No hemos podido guardar el martes ${Number(tuesday().slice(-2))}.`)
  screen.getByText('Los días que no se han guardado siguen marcados. Inténtalo de nuevo.')
  expect(sent).toHaveLength(1)
  expect(screen.getAllByText('Modificado')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  screen.getByText('No hay cambios')
})

test('CAL-007 the history shows who changed a day, and restores its earlier intervals', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Historial' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Historial' }))
  expect(await dialog.findByText('Luis Soto')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Restaurar la versión anterior' }))
  expect(track().getByText('Vacaciones')).toBeDefined()
  expect(screen.getByText('1 día sin guardar')).toBeDefined()
})

/** A save that waits until the test resolves it. */
function held() {
  const waiting: (() => void)[] = []
  put = () => new Promise((resolve) => waiting.push(() => resolve(undefined)))
  return () => act(async () => waiting.splice(0).forEach((go) => go()))
}

test('CAL-007 an edit during the save of its day stays marked and is saved next', async () => {
  const finish = held()
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.keyDown(bar(/^De 09:15/), { key: 'ArrowRight' })
  await finish()
  expect(await screen.findByText('1 día sin guardar')).toBeDefined()
  expect(bar(/^De 09:30/)).toBeDefined()
  save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ start_time: '09:30', version: 4 })
  await finish()
})

test('CAL-012 ERR-063 pressing Ctrl+S again during a save sends no day twice', async () => {
  const finish = held()
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  for (let presses = 0; presses < 3; presses++) fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await finish()
  await screen.findByText(/^Guardado a las/)
  expect(sent).toHaveLength(1)
})

test('CAL-006 CAL-007 a date that follows the typical week again is marked, saved and undone, also from another month', async () => {
  special = [{ date: tuesday(), name: '', is_day_off: true, breaktime: [] }]
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^Quitar las vacaciones del martes/ }))
  await screen.findByText('1 día sin guardar')
  for (let weeks = 0; weeks < 12; weeks++) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Semana siguiente' })))
  }
  await waitFor(() => expect(screen.queryByText('Modificado')).toBeNull())
  await screen.findByText('1 día sin guardar')
  save()
  await screen.findByText(/^Guardado a las/)
  expect(sent).toEqual([{ doctorId: 7, version: 4, date: tuesday() }])
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ date: tuesday(), is_day_off: true, version: 4 })
})

test('CAL-004 CAL-006 a date shows its name, which can be changed, and is sent back with its ids', async () => {
  const open9 = { start_time: '09:00', end_time: '14:00', breaktime: [] }
  special = [
    { date: tuesday(), name: 'Guardia', is_day_off: false, event_id: 31, unit_group_id: 8, ...open9 },
  ]
  await open()
  expect(screen.getByText(/Guardia/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Más acciones para el martes/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Nombre del día' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre del día' })
  expect(field.value).toBe('Guardia')
  fireEvent.change(field, { target: { value: 'Guardia larga' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.queryByRole('textbox', { name: 'Nombre del día' })).toBeNull()
  save()
  await screen.findByText(/^Guardado a las/)
  expect(sent).toMatchObject([
    { date: tuesday(), name: 'Guardia larga', event_id: 31, unit_group_id: 8, ...open9 },
  ])
})
