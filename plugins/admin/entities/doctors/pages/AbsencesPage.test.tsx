import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Absence, AbsenceAppointment, AbsenceInput } from '@schemas/generated/entities'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { violationsOf } from '../../../../../tests/screens/violations'
import texts from '../../../locales/es.json'
import sections from '../../../sections'

// Load lazy modules beforehand, so that tests wait for the screen and not for compilation.
import './AbsencesPage'

interface Sent {
  id: number
  body: AbsenceInput
}

let sent: Sent[]
let ended: unknown[]
let absences: Absence[]
let found: AbsenceAppointment[]
let post: (sent: Sent) => Promise<unknown>
let cancelRest: (body: unknown) => unknown
beforeAll(() => initTexts('es'))
beforeEach(() => {
  ;[sent, ended, absences] = [[], [], []]
  found = [
    { id: 31, startsAt: '2027-02-01T08:00:00Z', patientName: 'Ana Suárez', canCancel: true },
    { id: 32, startsAt: '2027-02-01T09:00:00Z', patientName: null, canCancel: false },
  ]
  post = ({ body }) => Promise.resolve(saved(body))
})
afterEach(cleanup)

const saved = (body: Partial<AbsenceInput>): Absence => ({
  id: 5,
  from: body.from ?? '',
  to: body.to ?? '',
  reason: body.reason ?? '',
  createdBy: 'Luis Soto',
  createdAt: '2026-11-20T10:00:00Z',
  zone: 'Europe/Madrid',
  cancelled: body.appointments === 'offer' ? [] : found.filter(({ canCancel }) => canCancel),
  offered: body.appointments === 'offer' ? found.filter(({ canCancel }) => canCancel) : [],
  kept: found.filter(({ canCancel }) => !canCancel),
})

const doctors = [
  { id: 7, name: 'Elena', surname: 'Quirós', fullName: 'Dra. Elena Quirós', isActive: true },
  { id: 8, name: 'Pablo', surname: 'Vega', fullName: 'Dr. Pablo Vega', isActive: true },
]

async function answer(
  operation: string,
  { params, body }: { params?: unknown; body?: unknown },
): Promise<unknown> {
  const { id } = (params ?? {}) as { id?: number }
  if (operation === 'GET api/doctors') return { items: doctors, total: 2 }
  if (operation === 'GET api/doctors/{id}/absences') return id === 7 ? absences : []
  if (operation === 'GET api/doctors/{id}/absences/preview')
    return { days: 1, zone: 'Europe/Madrid', appointments: id === 7 ? found : [] }
  if (operation === 'POST api/doctors/{id}/absences/{absenceId}/end') return void ended.push(params)
  if (operation === 'POST api/doctors/{id}/absences/{absenceId}/cancel') return cancelRest(body)
  if (operation !== 'POST api/doctors/{id}/absences') return doctors[0]
  const request = { id: id ?? 0, body: body as AbsenceInput }
  sent.push(request)
  return post(request)
}

const open = (path = 'doctors/update/7/absences') =>
  openArea({ sections, texts, answer }, `/admin/${path}`, 'DoctorsAdministrator')
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const chooseCancel = async () => {
  await screen.findByText('Ana Suárez')
  fireEvent.click(screen.getByRole('radio', { name: /^Anularlas/ }))
}

test('CAL-012 the appointments come before the button, and nothing is saved until it is chosen what becomes of them', async () => {
  await open()
  await screen.findByText('Ana Suárez')
  expect(screen.getByText('Paciente sin nombre visible')).toBeDefined()
  expect(screen.getByText('No se puede anular desde aquí')).toBeDefined()
  expect(button(/^Guardar la ausencia/).getAttribute('aria-disabled')).toBe('true')
  await chooseCancel()
  fireEvent.click(button(/^Guardar y anular 1 cita/))
  await screen.findByText('Ausencia guardada')
  expect(sent).toMatchObject([
    { id: 7, body: { appointments: 'cancel', known: [31, 32], reason: 'Vacaciones' } },
  ])
  expect(screen.getByText(/1 cita anulada · 1 cita se mantiene/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
})

test('CAL-012 a range without appointments is saved without a question', async () => {
  found = []
  await open()
  await waitFor(() => expect(button(/^Guardar la ausencia/).getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(button(/^Guardar la ausencia/))
  await screen.findByText('Ausencia guardada')
  expect(sent).toMatchObject([{ body: { appointments: 'keep', known: [] } }])
})

test('CAL-012 several doctors get the same absence; one who is refused stays in the form with the reason', async () => {
  post = ({ id, body }) =>
    id === 7
      ? Promise.reject(new ApiError(409, 'ABSENCE_APPOINTMENTS', undefined, { appointments: 2 }))
      : Promise.resolve({ ...saved(body), cancelled: [], kept: [] })
  await open()
  const field = await screen.findByRole('combobox', { name: /^Médicos/ })
  fireEvent.focus(field)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('option', { name: 'Vega, Pablo' }))
  await screen.findByRole('heading', { name: 'Vega, Pablo' })
  await chooseCancel()
  fireEvent.click(button(/^Guardar y anular 1 cita/))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('mientras tanto se han reservado 2 citas más')
  expect(notice.textContent).toContain('Vega, Pablo: 0 citas anuladas')
  expect(sent.map(({ id }) => id)).toEqual([7, 8])
  expect(screen.queryByRole('button', { name: 'Quitar a Vega, Pablo' })).toBeNull()
  expect(button('Quitar a Dra. Elena Quirós')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Ausencias de Vega, Pablo' })).toBeDefined()
})

test('CAL-012 an absence lists what was done with its appointments, and is removed', async () => {
  absences = [saved({ from: '2027-02-01', to: '2027-02-14', reason: 'Congreso' })]
  await open()
  const list = within(await screen.findByRole('region', { name: 'Ausencias de Dra. Elena Quirós' }))
  expect(await list.findByText('1 cita anulada')).toBeDefined()
  expect(list.getByText('1 cita se mantiene')).toBeDefined()
  fireEvent.click(list.getByRole('button', { name: /^Quitar la ausencia: / }))
  await screen.findByText(/Las citas anuladas siguen anuladas/)
  expect(ended).toEqual([{ id: 7, absenceId: 5 }])
})

test('CAL-012 without a doctor in the address the person chooses them', async () => {
  await open('doctors/absences')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ausencias' })).toBeDefined()
  expect(screen.queryByText('Ana Suárez')).toBeNull()
  expect(button(/^Guardar la ausencia/).getAttribute('aria-disabled')).toBe('true')
})

const offered: AbsenceAppointment[] = [
  { state: 'waiting', startsAt: '2027-02-15T08:00:00Z', answerBy: '2026-12-02T08:00:00Z' } as const,
  { state: 'accepted', startsAt: '2027-02-16T08:00:00Z' } as const,
  { state: 'declined', startsAt: '2027-02-17T08:00:00Z' } as const,
  { state: 'expired', startsAt: '2027-02-18T08:00:00Z' } as const,
  { state: 'none' } as const,
].map((otherTime, index) => ({
  id: 50 + index,
  startsAt: `2027-02-0${index + 1}T09:00:00Z`,
  patientName: `Paciente ${otherTime.state}`,
  canCancel: true,
  otherTime,
}))

test('CAL-012 the third choice proposes another time to each patient, and the outcome says for how many', async () => {
  await open()
  await screen.findByText('Ana Suárez')
  fireEvent.click(screen.getByRole('radio', { name: /^Proponer otra hora/ }))
  fireEvent.click(button(/^Guardar y proponer otra hora a 1 paciente/))
  await screen.findByText('Ausencia guardada')
  expect(sent).toMatchObject([{ body: { appointments: 'offer', known: [31, 32] } }])
  expect(screen.getByText(/Otra hora para 1 cita · 1 cita se mantiene/)).toBeDefined()
})

test('CAL-012 the list says what each patient has answered, and cancels what is left after a question', async () => {
  absences = [
    {
      ...saved({ from: '2027-02-01', to: '2027-02-14', reason: 'Congreso' }),
      cancelled: [],
      kept: [],
      offered,
    },
  ]
  const bodies: unknown[] = []
  cancelRest = (body) => {
    bodies.push(body)
    absences = []
    return saved({})
  }
  await open()
  const list = within(await screen.findByRole('region', { name: 'Ausencias de Dra. Elena Quirós' }))
  const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  for (const [name, state] of [
    ['Paciente waiting', 'Propuesta: 15-02-2027'],
    ['Paciente accepted', 'Aceptada: 16-02-2027'],
    ['Paciente declined', 'Ha rechazado la propuesta (17-02-2027'],
    ['Paciente expired', 'No ha respondido a la propuesta (18-02-2027'],
    ['Paciente none', 'Sin propuesta'],
  ] as const)
    expect(lines).toContainEqual(expect.stringContaining(`${name}${state}`))
  fireEvent.click(list.getByRole('button', { name: /^Anular 4 citas pendientes: / }))
  const question = await screen.findByRole('alertdialog')
  expect(await violationsOf(question)).toEqual([])
  expect(bodies).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: /^Anular 4 citas/ }))
  await screen.findByText('4 citas anuladas')
  expect(bodies).toEqual([{ known: [50, 52, 53, 54] }])
  await screen.findByText('No hay ninguna ausencia.')
})
