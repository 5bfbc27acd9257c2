import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DayUpdate } from '@schemas/generated/entities'
import { openArea } from '@kits/admin/testing/testArea'
import { ApiError } from '@core/http/apiError'
import { initTexts } from '@core/i18n/i18n'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'

/** A Tuesday of the week on view: today's. */
const tuesday = () => {
  const today = new Date()
  const monday = today.getTime() - ((today.getUTCDay() || 7) - 1) * 86_400_000
  return new Date(monday + 86_400_000).toISOString().slice(0, 10)
}

let sent: DayUpdate[]
let canModify: boolean
let put: (body: DayUpdate) => Promise<unknown>
/** Dates with hours of their own, as the server has them. */
let special: { date: string; name: string; is_day_off: boolean; breaktime: never[] }[]
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

test('CAL-001 CAL-007 ERR-063 I18N-049 hours are moved by keys, the day is marked until it is saved, and the save can be undone', async () => {
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

test('CAL-009 an overlap is said with the links that mend it, and is not saved until then', async () => {
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

test('CAL-008 vacation takes the hours of a date and names the appointments that it hits', async () => {
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'v' })
  expect(track().getByText('Tiene 1 cita ese día')).toBeDefined()
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

test('CAL-010 where the server says that a calendar may not be modified it is only shown', async () => {
  canModify = false
  await open()
  expect(screen.getByText(/^Este calendario es de solo lectura/)).toBeDefined()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  expect(bar(/^De 09:00 a 14:00/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Guardar calendario/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Añadir horas/ })).toBeNull()
})

test('CAL-012 the second of two who save a day is told, and keeps what they drew', async () => {
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

test('CAL-007 what is not saved survives a failed save and a reload', async () => {
  put = () => Promise.reject(new ApiError(0, 'NETWORK'))
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  save()
  await screen.findByText(/^No hay conexión/)
  cleanup()
  await open()
  expect(bar(/^De 09:15/)).toBeDefined()
})

test('ERR-059 ERR-060 I18N-046 a day of the week that the server refuses is named with the reason, and holds up no other', async () => {
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

test('ERR-061 I18N-047 a special day that is not saved is named and stays marked; no answer ends the save', async () => {
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

test('CAL-007 the history says who changed a day, and takes it back to how it was', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Historial' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Historial' }))
  expect(await dialog.findByText('Luis Soto')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Restaurar la versión anterior' }))
  expect(track().getByText('Vacaciones')).toBeDefined()
  expect(screen.getByText('1 día sin guardar')).toBeDefined()
})

/** A save that waits until it is told to go on. */
function held() {
  const waiting: (() => void)[] = []
  put = () => new Promise((resolve) => waiting.push(() => resolve(undefined)))
  return () => act(async () => waiting.splice(0).forEach((go) => go()))
}

test('CAL-007 what is drawn while its day is being saved stays, marked, and is saved next', async () => {
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

test('CAL-012 ERR-063 pressing Ctrl S again while a calendar is being saved sends no day twice', async () => {
  const finish = held()
  await open()
  fireEvent.keyDown(bar(/^De 09:00/), { key: 'ArrowRight' })
  for (let presses = 0; presses < 3; presses++) fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await finish()
  await screen.findByText(/^Guardado a las/)
  expect(sent).toHaveLength(1)
})

test('CAL-006 CAL-007 a date that is as its week again is marked, saved and undone from another month too', async () => {
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
