import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DoctorConsultation, TextTemplate } from '@schemas/generated/entities'
import { storeToken } from '@portico/core/session/session'
import kitTexts from '../../kits/calls/locales/es.json'
import calls from '../../plugins/calls/plugin'
import chat from '../../plugins/chat/plugin'
import chatTexts from '../../plugins/chat/locales/es.json'
import doctor from '../../plugins/doctor/plugin'
import texts from '../../plugins/doctor/locales/es.json'
import { pool } from '../../plugins/calls/pool/testPool'
import records from '../../plugins/records/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { stubViewport } from '../screens/viewport'
import { endCall, fakeEngine, fakeHub, setHubState, stubDevices, withoutHub } from './testCall'
import { line } from './testLine'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
beforeEach(() => {
  storeToken(`h.${btoa(JSON.stringify({ sub: 'd1', role: ['Doctor'] }))}.s`)
  engine = fakeEngine()
  fakeHub({})
  stubDevices()
  stubViewport()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(endCall)

async function open(path: string, lines: readonly DoctorConsultation[], more: object = {}): Promise<void> {
  await setHubState('connected')
  await renderPage({
    plugin: engine.plugin,
    others: [calls, chat, doctor, records].map(withoutHub),
    features: ['chat'],
    path,
    api: {
      'GET api/users/data': { id: 'd1', name: 'Elena', surname: 'Corral' },
      'GET api/video-calls/doctor/{from}/{to}': lines,
      'GET api/consultations/unfinished': [],
      'GET api/appointments/doctor': [],
      'GET api/chat/messages-user': [],
      'GET api/chat/messages': [],
      'GET api/chat/more-messages': [],
      'GET api/chat/contacts': [],
      ...more,
    },
  })
}
const press = async (button: HTMLElement) => act(async () => fireEvent.click(button))
const future = { ...line, doctorId: 9, startDate: '2099-11-02T09:00:00Z' }

it('ROLE-025 a row of the day leads to messages and records, and moves, cancels or notes that nobody came', async () => {
  const past = { ...line, doctorId: 9, appointmentId: 4, patientName: 'Luis Vega', isOnline: false }
  await open('doctor/today/2026-11-02', [past, future])
  const menuOf = async (name: string) => {
    await press(await screen.findByRole('button', { name: `Más acciones: ${name}` }))
    return screen.findByRole('menu')
  }
  const names = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
  const menu = await menuOf('Ana Suárez')
  expect(names(menu)).toEqual(['Escribirle', 'Ver su historia', 'Cambiar la cita', 'Anular la cita'])
  expect(await violationsOf(menu)).toEqual([])
  await press(within(menu).getByRole('menuitem', { name: 'Anular la cita' }))
  expect(await screen.findByRole('alertdialog', { name: /Anular la cita de Ana/ })).toBeTruthy()
  await press(screen.getByRole('button', { name: texts['DOCTOR.ACTION.KEEP'] }))
  const other = await menuOf('Luis Vega')
  expect(names(other)).toEqual(['Escribirle', 'Ver su historia', 'No acudió'])
  await press(within(other).getByRole('menuitem', { name: 'Escribirle' }))
  expect(location.hash).toBe('#/videoconsultation/messages/9/u1')
})

it('ROLE-025 a visit in person that is over without a note is not shown as done', async () => {
  await open('doctor/today/2026-11-02', [{ ...line, isOnline: false }])
  expect(await screen.findByText(texts['DOCTOR.STATE_unwritten'])).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Escribir la nota/ }).getAttribute('href')).toContain(
    'doctor/consultations/3',
  )
})

it('ROLE-025 while the day loads it says so, and says nothing of a free day', async () => {
  const waiting: ((lines: DoctorConsultation[]) => void)[] = []
  const lines = new Promise<DoctorConsultation[]>((resolve) => void waiting.push(resolve))
  await open('doctor/today', [], { 'GET api/video-calls/doctor/{from}/{to}': () => lines })
  expect(await screen.findByText(texts['DOCTOR.LOADING'])).toBeTruthy()
  expect(screen.queryByText(texts['DOCTOR.FREE'])).toBeNull()
  await act(async () => waiting.forEach((answer) => answer([line])))
  expect(await screen.findByRole('link', { name: line.patientName ?? '' })).toBeTruthy()
  expect(screen.queryByText(texts['DOCTOR.LOADING'])).toBeNull()
})

it('ROLE-025 a day without visits says which one is next, and leads to the week', async () => {
  const next = { id: 8, startDate: '2099-12-01T08:20:00Z', isOnline: true }
  await open('doctor/today', [], { 'GET api/appointments/doctor': [next] })
  expect(await screen.findByText(/^La próxima es el .* a las \d\d:20\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: texts['DOCTOR.SEE_WEEK'] }).getAttribute('href')).toBe(
    '#/doctor/today/week',
  )
})

it.each([
  [true, 1],
  [false, 0],
  [undefined, 1],
])(
  'ROLE-025 of a doctor whose team is %s, the day offers that of the team %i times',
  async (hasTeam, count) => {
    const user = { id: 'd1', name: 'Elena', surname: 'Corral', ...(hasTeam !== undefined && { hasTeam }) }
    await open('doctor/today', [], { 'GET api/users/data': user })
    await screen.findByRole('heading', { name: texts['DOCTOR.DAY'] })
    expect(screen.queryAllByText(texts['DOCTOR.MY_TEAM'])).toHaveLength(count)
  },
)

it('CALL-034 a doctor of the pool pauses such calls and takes them again, and reads since when', async () => {
  let pausedAt: string | null = null
  const set = vi.fn<(input: { body: { isPaused: boolean } }) => undefined>(({ body }) => {
    pausedAt = body.isPaused ? '2026-11-02T09:30:00Z' : null
  })
  const duty = () => ({ isAvailable: pausedAt === null, pausedAt, until: null, waiting: 0 })
  await open('doctor/today', [], {
    'GET api/video-calls/pool': () => ({ ...pool, duty: duty() }),
    'PUT api/video-calls/pool/duty': set,
  })
  await press(await screen.findByRole('button', { name: texts['DOCTOR.DUTY.PAUSE'] }))
  expect(await screen.findByRole('heading', { name: texts['DOCTOR.DUTY.PAUSED'] })).toBeTruthy()
  expect(set.mock.lastCall?.[0].body).toEqual({ isPaused: true })
  expect(screen.getByText(/^Desde las \d\d:30 no te llega ninguna/)).toBeTruthy()
  expect(await violationsOf(document.body)).toEqual([])
  await press(screen.getByRole('button', { name: texts['DOCTOR.DUTY.RESUME'] }))
  expect(await screen.findByRole('heading', { name: texts['DOCTOR.DUTY.ON'] })).toBeTruthy()
})

it('ROLE-025 a day that cannot be read again says that somebody may wait unseen', async () => {
  let isLost = false
  await open('doctor/today', [], {
    'GET api/video-calls/doctor/{from}/{to}': () => {
      if (isLost) throw new Error('lost')
      return [line]
    },
  })
  await screen.findByRole('link', { name: 'Ana Suárez' })
  isLost = true
  const { emitHubMessage } = await import('@portico/core/realtime/hub')
  await act(async () => emitHubMessage('waitingChanged', []))
  expect(await screen.findByText(texts['DOCTOR.NOT_UPDATED'])).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ana Suárez' })).toBeTruthy()
})

it('ROLE-025 the week has each visit on its day, and leads to it and to its day', async () => {
  await open('doctor/today/week?day=2026-11-04', [line])
  const day = await screen.findByRole('region', { name: /^Lunes 02-11-2026/ })
  expect(
    within(day)
      .getByRole('link', { name: /Ana Suárez/ })
      .getAttribute('href'),
  ).toBe('#/doctor/consultations/3?day=2026-11-02')
  expect(
    within(day)
      .getByRole('link', { name: /^Lunes/ })
      .getAttribute('href'),
  ).toBe('#/doctor/today/2026-11-02')
  expect(screen.getByRole('link', { name: texts['DOCTOR.NEXT_WEEK'] }).getAttribute('href')).toContain(
    'day=2026-11-09',
  )
  expect(await violationsOf(screen.getByRole('main'))).toEqual([])
})

it('CHAT-009 a doctor writes a message from a template, and keeps what is written as one', async () => {
  let kept: TextTemplate[] = [{ id: 1, kind: 'message', name: 'Análisis', text: 'Tus análisis están bien.' }]
  const summary: TextTemplate = { id: 2, kind: 'summary', name: 'Faringitis', text: 'Líquidos.' }
  await open('videoconsultation/messages/9/u1', [], {
    'GET api/doctors/templates': () => [...kept, summary],
    'POST api/doctors/templates': ({ body }: { body: Omit<TextTemplate, 'id'> }) => {
      kept = [...kept, { ...body, id: 3 }]
      return kept.at(-1)
    },
    'DELETE api/doctors/templates/{id}': ({ params }: { params: { id: number } }) => {
      kept = kept.filter(({ id }) => id !== params.id)
    },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(chatTexts['CHAT.YOUR_MESSAGE'])
  await act(async () => fireEvent.change(field, { target: { value: 'Hola, Ana.' } }))
  const opened = async () => {
    await press(await screen.findByRole('button', { name: kitTexts['TEMPLATES.OPEN'] }))
    return screen.findByRole('dialog')
  }
  let dialog = await opened()
  expect(await violationsOf(dialog)).toEqual([])
  expect(within(dialog).queryByText('Faringitis')).toBeNull()
  await press(await within(dialog).findByRole('button', { name: 'Usar: Análisis' }))
  expect(field.value).toBe('Hola, Ana.\n\nTus análisis están bien.')
  dialog = await opened()
  await press(within(dialog).getByRole('button', { name: kitTexts['TEMPLATES.KEEP'] }))
  await press(await screen.findByRole('button', { name: kitTexts['TEMPLATES.SAVE'] }))
  expect((await screen.findByRole('alert')).textContent).toBe(kitTexts['TEMPLATES.MISSING'])
  const name = screen.getByRole('textbox', { name: kitTexts['TEMPLATES.NAME'] })
  await act(async () => fireEvent.change(name, { target: { value: 'Saludo' } }))
  await press(screen.getByRole('button', { name: kitTexts['TEMPLATES.SAVE'] }))
  expect(await screen.findByText('Saludo')).toBeTruthy()
  expect(kept.at(-1)).toMatchObject({ kind: 'message', name: 'Saludo', text: field.value })
  expect(field.value).toMatch(/^Hola, Ana\./)
  await press(screen.getByRole('button', { name: 'Borrar Saludo' }))
  await press(screen.getByRole('button', { name: 'Borrar: Saludo' }))
  await vi.waitFor(() => expect(screen.queryByText('Saludo')).toBeNull())
})
