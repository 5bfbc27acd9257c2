import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CentreHoliday, CentreHolidayChange, CentreHolidayPreview } from '@schemas/generated/entities'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { violationsOf } from '../../../../../tests/screens/violations'
import texts from '../../../locales/es.json'
import sections from '../../../sections'

// Load lazy modules beforehand, so that tests wait for the screen and not for compilation.
import './HolidaysPage'

let saved: CentreHoliday[]
let booked: CentreHolidayPreview[]
let sent: CentreHolidayChange[]
let previewed: string[]
let refuse: ApiError | null
beforeAll(() => initTexts('es'))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z'), toFake: ['Date'] })
  saved = [{ date: '2026-12-25', name: 'Navidad', appointments: 0 }]
  ;[booked, sent, previewed, refuse] = [[], [], [], null]
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function answer(
  operation: string,
  { body, query }: { body?: unknown; query?: unknown },
): Promise<unknown> {
  if (operation === 'GET api/centres/{id}/holidays') return saved
  if (operation === 'GET api/centres/{id}/holidays/preview') {
    previewed.push((query as { dates: string }).dates)
    return booked
  }
  if (operation !== 'POST api/centres/{id}/holidays')
    return {
      id: 3,
      name: 'Centro Gijón',
      timezone: 'Europe/Madrid',
      country: 'ES',
      hasOffer: true,
      version: 1,
    }
  if (refuse) throw refuse
  const { add, remove } = body as CentreHolidayChange
  sent.push(body as CentreHolidayChange)
  saved = [
    ...saved.filter(({ date }) => !remove.includes(date)),
    ...add.map((day) => ({ ...day, appointments: 0 })),
  ]
  return { holidays: saved, cancelled: 1, offered: 0, kept: 0 }
}

const open = async () => {
  await openArea({ sections, texts, answer }, '/admin/centres/update/3/holidays', 'DoctorsAdministrator')
  await screen.findByRole('heading', { level: 2, name: 'Festivos de 2026' })
}
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const addRegion = async (region: string) => {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Comunidad autónoma' }), {
    target: { value: region },
  })
  fireEvent.click(button(/^Añadir los festivos de/))
}
const dates = () => sent.flatMap(({ add }) => add.map(({ date }) => date))

test('CAL-006 the public holidays of a region are added from today on, next to those that are saved, and saved together', async () => {
  await open()
  await addRegion('AS')
  expect(await screen.findByText('2 festivos añadidos. Falta guardar.')).toBeDefined()
  await screen.findByText('No hay citas en los días que se cierran.')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(await violationsOf(document.body)).toEqual([])
  fireEvent.click(button(/^Guardar los festivos/))
  await screen.findByText('Festivos guardados')
  expect(previewed[0]).toBe('2026-12-07,2026-12-08')
  expect(dates()).toEqual(['2026-12-07', '2026-12-08'])
  expect(sent).toMatchObject([{ remove: [], appointments: 'keep', known: [] }])
  await waitFor(() => expect(screen.queryByText('Sin guardar')).toBeNull())
})

test('CAL-006 a year without an official calendar says so, and one without data is filled by hand', async () => {
  await open()
  fireEvent.click(button('Año siguiente'))
  expect(await screen.findByText(/^El calendario oficial de 2027 aún no está incluido/)).toBeDefined()
  expect(screen.getByText('No hay festivos en 2027.')).toBeDefined()
  await addRegion('MD')
  expect(screen.getAllByText('Sin guardar').length).toBeGreaterThan(8)
  fireEvent.click(button('Año siguiente'))
  expect(await screen.findByText(/^Todavía no tenemos los festivos de 2028/)).toBeDefined()
})

test('CAL-006 nothing is saved until it is chosen what becomes of the appointments; the outcome says what was done', async () => {
  const appointment = { id: 31, startsAt: '2026-12-07T08:00:00Z', patientName: 'Ana Suárez', canCancel: true }
  booked = [
    { doctorId: 7, doctorName: 'Dra. Elena Quirós', zone: 'Europe/Madrid', appointments: [appointment] },
  ]
  await open()
  await addRegion('AS')
  const doctor = within(await screen.findByRole('region', { name: 'Dra. Elena Quirós' }))
  expect(doctor.getByText('Ana Suárez')).toBeDefined()
  expect(button(/^Guardar los festivos/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: /^Anularlas/ }))
  fireEvent.click(button(/^Guardar los festivos/))
  expect(await screen.findByText('1 cita anulada')).toBeDefined()
  expect(sent).toMatchObject([{ appointments: 'cancel', known: [31] }])
})

test('CAL-006 a refused save keeps what was entered and says why', async () => {
  refuse = new ApiError(409, 'ABSENCE_APPOINTMENTS', undefined, { appointments: 2 })
  await open()
  await addRegion('AS')
  await screen.findByText('No hay citas en los días que se cierran.')
  fireEvent.click(button(/^Guardar los festivos/))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'mientras tanto se han reservado 2 citas más',
  )
  expect(screen.getAllByText('Sin guardar')).toHaveLength(2)
})

test('CAL-006 a holiday is removed, taken back and removed again before it is saved', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Quitar el festivo: .*25-12-2026/ }))
  expect(screen.getByText('Se abrirá al guardar')).toBeDefined()
  fireEvent.click(button(/^Dejar el festivo/))
  expect(screen.queryByRole('button', { name: /^Guardar los festivos/ })).toBeNull()
  fireEvent.click(button(/^Quitar el festivo/))
  fireEvent.click(button(/^Guardar los festivos/))
  await screen.findByText('No hay festivos en 2026.')
  expect(sent).toMatchObject([{ add: [], remove: ['2026-12-25'] }])
})

test('CAL-006 the appointments that stayed on a holiday are counted, and decided about again', async () => {
  saved = [{ date: '2026-12-25', name: 'Navidad', appointments: 2 }]
  await open()
  expect(await screen.findByText('2 citas ese día')).toBeDefined()
  fireEvent.click(button(/^Decidir qué pasa con las citas: .*25-12-2026/))
  await waitFor(() => expect(previewed).toEqual(['2026-12-25']))
  expect(screen.getByText('Sin guardar')).toBeDefined()
})
