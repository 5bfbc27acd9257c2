import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Consultation, ConsultationDraft } from '../../schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { storeToken } from '@portico/core/session/session'
import calls from '../../plugins/calls/plugin'
import doctor from '../../plugins/doctor/plugin'
import texts from '../../plugins/doctor/locales/es.json'
import { renderPage, setUpPages, startAgain } from '../screens/renderPage'
import { stubViewport } from '../screens/viewport'
import { violationsOf } from '../screens/violations'
import { endCall, fakeEngine, fakeHub, setHubState, stubDevices, withoutHub } from './testCall'
import { line, visitRecord } from './testLine'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../plugins/doctor/note/Note'
import '../../core/ui/feedback/ToastRegion'

setUpPages()
const signIn = () => storeToken(`h.${btoa(JSON.stringify({ sub: 'd1', role: ['Doctor'] }))}.s`)
let engine: ReturnType<typeof fakeEngine>
beforeEach(() => {
  signIn()
  engine = fakeEngine()
  fakeHub({})
  stubDevices()
  stubViewport()
})
afterEach(() => {
  vi.useRealTimers()
  endCall()
})

/** A server with one note. */
class Server {
  record = visitRecord
  isAway = false
  done: string[] = []
  readonly api = {
    'GET api/users/data': { id: 'd1', name: 'Elena', surname: 'Corral' },
    'GET api/video-calls/doctor/{from}/{to}': [{ ...line, canPrescribe: true, given: [] }],
    'GET api/consultations/unfinished': [],
    'GET api/consultations/appointments/{id}': () => this.record,
    'GET api/diagnoses': [
      { code: 'J02.9', name: 'Faringitis aguda' },
      { code: 'J31.2', name: 'Faringitis crónica' },
    ],
    'PUT api/consultations/appointments/{id}': ({ body }: { body: ConsultationDraft }) => {
      if (this.isAway) throw new ApiError(0, 'NETWORK')
      if (body.version !== this.record.draft.version) throw new ApiError(409, 'DRAFT_CHANGED')
      this.store(body)
      return { version: this.record.draft.version, savedAt: '2026-11-02T09:00:00Z' }
    },
    'POST api/consultations/appointments/{id}/finish': ({ body }: { body: { version: number } }) => {
      this.done.push(`finish ${body.version}`)
      const { draft } = this.record
      this.record = {
        ...this.record,
        finished: { ...draft, ...base, finishedAt: '2026-11-02T09:30:00Z', additions: [] },
      }
    },
    'POST api/consultations/appointments/{id}/additions': ({ body }: { body: { text: string } }) => {
      this.done.push(`add ${body.text}`)
    },
  }
  store(draft: ConsultationDraft) {
    this.record = {
      ...this.record,
      draft: { ...draft, version: draft.version + 1 },
      savedAt: '2026-11-02T09:00:00Z',
    }
  }
}
const base: Pick<Consultation, 'id' | 'date' | 'year' | 'month' | 'reviewCount'> = {
  id: 9,
  date: '2026-11-02',
  year: 2026,
  month: 11,
  reviewCount: 1,
}

async function open(server: Server): Promise<void> {
  await setHubState('connected')
  await renderPage({
    plugin: engine.plugin,
    others: [calls, doctor].map(withoutHub),
    path: 'doctor/consultations/3?day=2026-11-02',
    api: server.api,
    heading: 'Ana Suárez',
  })
  await screen.findByRole('heading', { name: texts['DOCTOR.NOTE.CLINICAL'] })
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const write = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))
const press = async (name: string | RegExp, where: HTMLElement = document.body) => {
  const found = await within(where).findByRole('button', { name })
  await act(async () => fireEvent.click(found))
}
const named = (text: string) => text.replaceAll('{{name}}', 'Ana Suárez')

it('ROLE-025 a doctor writes a consultation, sees what the patient gets, and finishes it by one press', async () => {
  const server = new Server()
  await open(server)
  await write(texts['DOCTOR.NOTE.FIELD_assessment'], 'Faringitis vírica')
  await write(named(texts['DOCTOR.NOTE.SUMMARY']), 'Bebe mucho.')
  await press(texts['DOCTOR.END'])
  const question = await screen.findByRole('alertdialog', { name: named(texts['DOCTOR.END_ASK']) })
  expect(within(question).getByText('«Bebe mucho.»')).toBeTruthy()
  expect(await violationsOf(question)).toEqual([])
  await press(new RegExp(`^${named(texts['DOCTOR.NOTE.END_SEND'])}`), question)
  expect(await screen.findByText(/^Terminada el /)).toBeTruthy()
  expect(server.done).toEqual(['finish 1'])
  expect(server.record.draft).toMatchObject({ assessment: 'Faringitis vírica', summary: 'Bebe mucho.' })
  await write(texts['DOCTOR.NOTE.ADDITION'], 'Cultivo negativo')
  await press(texts['DOCTOR.NOTE.ADD'])
  await vi.waitFor(() => expect(server.done).toContain('add Cultivo negativo'))
})

it('ROLE-025 nothing is finished while nothing is written', async () => {
  await open(new Server())
  const end = screen.getByRole('button', { name: texts['DOCTOR.END'] })
  expect(end.getAttribute('aria-disabled')).toBe('true')
})

it('ROLE-025 the note is saved on the server, and a new tab opens with it', async () => {
  const server = new Server()
  await open(server)
  vi.useFakeTimers()
  await write(texts['DOCTOR.NOTE.FIELD_plan'], 'Reposo')
  await act(() => vi.advanceTimersByTimeAsync(1600))
  vi.useRealTimers()
  expect(await screen.findByText(/^Guardado solo, /)).toBeTruthy()
  startAgain()
  sessionStorage.clear()
  signIn()
  await open(server)
  expect(field(texts['DOCTOR.NOTE.FIELD_plan']).value).toBe('Reposo')
})

it('ROLE-025 a failed save says since when, and the text survives a reload of the tab', async () => {
  const server = new Server()
  server.isAway = true
  await open(server)
  vi.useFakeTimers()
  await write(texts['DOCTOR.NOTE.FIELD_plan'], 'Reposo')
  await act(() => vi.advanceTimersByTimeAsync(1600))
  expect(screen.getByText(/^Sin guardar desde las /)).toBeTruthy()
  server.isAway = false
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  vi.useRealTimers()
  expect(server.record.draft.plan).toBe('Reposo')
})

it('ROLE-025 what another device wrote is shown, and the doctor chooses', async () => {
  const server = new Server()
  await open(server)
  server.store({ ...server.record.draft, plan: 'Desde el móvil' })
  vi.useFakeTimers()
  await write(texts['DOCTOR.NOTE.FIELD_plan'], 'Desde aquí')
  await act(() => vi.advanceTimersByTimeAsync(1600))
  vi.useRealTimers()
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText('Desde el móvil')).toBeTruthy()
  expect(server.record.draft.plan).toBe('Desde el móvil')
  await press(texts['DOCTOR.NOTE.TAKE_OTHER'])
  expect(field(texts['DOCTOR.NOTE.FIELD_plan']).value).toBe('Desde el móvil')
})

it('ROLE-025 WCAG a diagnosis comes from the catalogue, a medicine from a form, and the page breaks no rule of axe', async () => {
  const server = new Server()
  server.record = { ...visitRecord, allergies: ['Penicilina'] }
  await open(server)
  const search = screen.getByRole('searchbox', { name: texts['DOCTOR.NOTE.ADD_DIAGNOSIS'] })
  await act(async () => fireEvent.change(search, { target: { value: 'faring' } }))
  await screen.findByRole('button', { name: /Faringitis crónica/ })
  await act(async () => fireEvent.keyDown(search, { key: 'Enter' }))
  expect(await screen.findByText(texts['DOCTOR.NOTE.MAIN'])).toBeTruthy()
  await press(texts['DOCTOR.NOTE.ADD_MEDICINE'])
  const dialog = await screen.findByRole('dialog', { name: named(texts['DOCTOR.NOTE.RX_TITLE']) })
  expect(within(dialog).getByText('Alergias: Penicilina')).toBeTruthy()
  await press(texts['DOCTOR.NOTE.RX_ADD'], dialog)
  expect(within(dialog).getByText(texts['DOCTOR.NOTE.RX_NO_NAME'])).toBeTruthy()
  const fill = async (name: string, value: string) =>
    act(async () => fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } }))
  await fill(texts['DOCTOR.NOTE.RX_MEDICINE'], 'Paracetamol 1 g')
  await fill(texts['DOCTOR.NOTE.RX_posology'], '8')
  await fill(texts['DOCTOR.NOTE.RX_duration'], '3')
  expect(await violationsOf(dialog)).toEqual([])
  await press(texts['DOCTOR.NOTE.RX_ADD'], dialog)
  expect(await screen.findByText('cada 8 horas · durante 3 días')).toBeTruthy()
  expect(await violationsOf(screen.getByRole('main'))).toEqual([])
})

const paths = { move: 'PUT api/appointments/{id}/doctor', cancel: 'DELETE api/appointments/{id}/doctor' }

it('BOOK-109 BOOK-112 ROLE-025 a doctor moves or cancels a visit that is ahead, and says of one that has begun that nobody came', async () => {
  const server = new Server()
  const done: unknown[] = []
  const ahead = { ...line, startDate: '2126-11-02T09:00:00Z' }
  Object.assign(server.api, {
    'GET api/video-calls/doctor/{from}/{to}': [ahead],
    'GET api/appointments/{id}/doctor': {
      id: 3,
      startDate: ahead.startDate,
      status: 2,
      serviceId: 5,
      providerId: 6,
      doctor: { id: 9 },
    },
    'POST api/appointments/free-appointments/doctor': ['2126-11-03T09:00:00Z'],
    [paths.move]: ({ body }: { body: object }) => {
      done.push(body)
      return { bookId: 3 }
    },
    [paths.cancel]: () => void done.push('cancelled'),
    'PUT api/consultations/appointments/{id}/attendance': ({ body }: { body: object }) =>
      void done.push(body),
  })
  await open(server)
  expect(screen.queryByRole('button', { name: texts['DOCTOR.ACTION.NO_SHOW'] })).toBeNull()
  await press(texts['DOCTOR.ACTION.MOVE'])
  const dialog = await screen.findByRole('dialog', { name: named(texts['DOCTOR.ACTION.MOVE_TITLE']) })
  await within(dialog).findByRole('combobox', { name: texts['DOCTOR.NOTE.FOLLOW_UP_TIME'] })
  expect(await violationsOf(dialog)).toEqual([])
  await press(texts['DOCTOR.ACTION.MOVE'], dialog)
  await vi.waitFor(() => expect(done).toMatchObject([{ serviceId: 5, providerId: 6, time: '09:00' }]))
  startAgain()
  signIn()
  Object.assign(server.api, { 'GET api/video-calls/doctor/{from}/{to}': [line] })
  await open(server)
  await press(texts['DOCTOR.ACTION.NO_SHOW'])
  const question = await screen.findByRole('alertdialog', {
    name: named(texts['DOCTOR.ACTION.NO_SHOW_TITLE']),
  })
  expect(await violationsOf(question)).toEqual([])
  await press(new RegExp(`^${texts['DOCTOR.ACTION.NO_SHOW']}`), question)
  await vi.waitFor(() => expect(done.at(-1)).toEqual({ isMissed: true }))
})

it('ROLE-025 a day without free times leads to the next one that has some', async () => {
  const server = new Server()
  const start = '2026-11-02T09:00:00Z'
  const free = '2126-11-20T09:00:00Z'
  let hasFree = true
  Object.assign(server.api, {
    'GET api/video-calls/doctor/{from}/{to}': [{ ...line, startDate: '2126-11-02T09:00:00Z' }],
    'GET api/appointments/{id}/doctor': {
      id: 3,
      startDate: start,
      status: 2,
      serviceId: 5,
      doctor: { id: 9 },
    },
    'POST api/appointments/free-appointments/doctor': ({ body }: { body: { date: string; to: string } }) =>
      hasFree && body.date <= free && free < body.to ? [free] : [],
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2126-11-02T07:00:00Z') })
  await open(server)
  await press(texts['DOCTOR.ACTION.MOVE'])
  const dialog = await screen.findByRole('dialog', { name: named(texts['DOCTOR.ACTION.MOVE_TITLE']) })
  await within(dialog).findByText(texts['DOCTOR.NOTE.FOLLOW_UP_NONE'])
  expect(await violationsOf(dialog)).toEqual([])
  await press('Ir al miércoles 20 de noviembre', dialog)
  const times = await within(dialog).findByRole('combobox', { name: texts['DOCTOR.NOTE.FOLLOW_UP_TIME'] })
  expect((times as HTMLSelectElement).value).toBe(free)
  hasFree = false
  startAgain()
  signIn()
  await open(server)
  await press(texts['DOCTOR.ACTION.MOVE'])
  expect(await screen.findByText(texts['DOCTOR.NOTE.FOLLOW_UP_NONE_SOON'])).toBeTruthy()
})

it('ROLE-025 what is not finished stands on the page of the day', async () => {
  const server = new Server()
  const visit = {
    appointmentId: 3,
    startDate: '2026-11-02T09:00:00Z',
    patientName: 'Joaquín Herrera',
    serviceName: 'Visita',
    isOnline: true,
    hasDraft: true,
  }
  await setHubState('connected')
  await renderPage({
    plugin: engine.plugin,
    others: [calls, doctor].map(withoutHub),
    path: 'doctor/today',
    api: { ...server.api, 'GET api/consultations/unfinished': [visit] },
  })
  const link = await screen.findByRole('link', { name: /Joaquín Herrera/ })
  expect(link.getAttribute('href')).toBe('#/doctor/consultations/3?day=2026-11-02')
})
