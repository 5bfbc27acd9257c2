import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { matchPath } from '../../core/routing/match'
import { tableOf } from '../../core/routing/table'
import { bookingKit } from '@portico/booking/kit'
import { callsKit } from '@portico/calls/kit'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import calls from '../../plugins/calls/plugin'
import chat from '../../plugins/chat/plugin'
import devices from '../../plugins/devices/plugin'
import records from '../../plugins/records/plugin'
import { setUpPages } from '../screens/renderPage'
import { stubViewport } from '../screens/viewport'
import { openCallPage } from './testBoard'
import { endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
beforeEach(() => {
  engine = fakeEngine()
  fakeHub()
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

const all = new Set(['chat', 'onSiteConsultation', 'fhgstIntegration'])

it.each([
  ['CALL-004 CALL-005', 'consultations', 'videoConsultation.videoCall.consultations'],
  ['CALL-006', 'receipts', 'videoConsultation.videoCall.receipts'],
  ['CALL-004 CALL-007', 'medical-data', 'videoConsultation.videoCall.medicalData'],
  ['CALL-004 CALL-008', 'chat', 'videoConsultation.videoCall.chat'],
  ['CALL-004 CALL-009', 'documents', 'videoConsultation.videoCall.documents'],
  ['CALL-004 CALL-010', 'complementary-tests', 'videoConsultation.videoCall.complementaryTests'],
])('%s /videocall/%s is a page of its own outside a call', (_, path, id) => {
  const { host } = collect([calls, chat, records], { calls: {}, chat: {}, records: {} }, all, {
    kits: [bookingKit, callsKit],
  })
  expect(matchPath(tableOf(host.routes), `/videocall/${path}`)?.route.id).toBe(id)
})

it('CALL-003 on a phone complementary tests need their feature', () => {
  const { host } = collect([records], { records: {} }, new Set(), { kits: [bookingKit, callsKit] })
  const match = matchPath(tableOf(host.routes), '/videocallmobile/complementary-tests')
  expect(match?.route.requires).toEqual({ medical: true, features: ['fhgstIntegration'] })
})

const document = {
  id: 5,
  name: 'Analítica.pdf',
  nameWithoutExtension: 'Analítica',
  creationDate: '2026-10-01T00:00:00Z',
  documentType: 0,
  visible: true,
  size: 10,
}

async function openCall(others: readonly AnyPlugin[], features: readonly string[] = [], api = {}) {
  await openCallPage(engine, { others, features, api })
  const join = await screen.findByRole('button', { name: texts['CALLS.JOIN'] })
  await act(async () => fireEvent.click(join))
  return screen.findByRole('navigation', { name: kitTexts['CALL.SECTIONS_OF'] })
}

it('CALL-019 the sections of the plugins are beside the call in the specified order', async () => {
  const nav = await openCall([records, chat], [...all], { 'GET api/consultations': [] })
  const names = within(nav)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Consultas',
    'Recetas',
    'Datos médicos',
    'Mensajes',
    'Documentos',
    'Resultados de pruebas',
    texts['CALLS.VISIT'],
  ])
  expect(within(nav).getByRole('button', { current: 'step' }).textContent).toBe('Consultas')
})

it('CALL-008 the messages beside a call are those with its doctor, and are sent without the menu', async () => {
  const nav = await openCall([chat], [...all], {
    'GET api/chat/messages-user': [],
    'GET api/chat/messages': [],
    'GET api/chat/contacts': [{ patientId: 'u1', professionalId: 9, name: 'Dra. Corral' }],
    'PUT api/chat/read': undefined,
  })
  const hub = fakeHub({ sendMessage: { id: 1 } })
  await act(async () => fireEvent.click(within(nav).getByRole('button', { name: 'Mensajes' })))
  const field = await screen.findByRole('textbox')
  await act(async () => fireEvent.change(field, { target: { value: 'Me duele aquí' } }))
  const send = await screen.findByRole('button', { name: 'Enviar' })
  await act(async () => fireEvent.click(send))
  await vi.waitFor(() => expect(JSON.stringify(hub.sent)).toMatch(/Me duele aquí/))
})

it('CALL-009 CALL-021 a document opens beside the call, which continues', async () => {
  const nav = await openCall([records], [], {
    'GET api/documents/filter': [document],
    'GET api/documents/{id}': document,
  })
  expect(within(nav).getByRole('button', { current: 'step' }).textContent).toBe('Documentos')
  const link = await screen.findByRole('link', { name: /Analítica/ })
  await act(async () => fireEvent.click(link))
  await vi.waitFor(() => expect(location.hash).toBe('#/videocall?documentId=5&section=documents'))
  expect(screen.getByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
  expect(engine.rooms).toHaveLength(1)
})

const none = { date: null, zone: null, origin: null, source: null }
const series = 'api/vital-signs-measurements'
const lasts = ['blood-pressure', 'hr', 'oxigen', 'glucose', 'temperature', 'weight', 'sleep', 'activity']
const noMeasurements = Object.fromEntries(lasts.map((id) => [`GET ${series}/last-${id}`, none]))

it('CALL-011 CALL-023 DEV-005 DEV-025 a measurement is written down beside the call, which continues', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES')
  // A section loads when it is opened, which takes a while the first time.
  await import('../../plugins/devices/Devices')
  const saved: unknown[] = []
  const nav = await openCall([devices], ['devices'], {
    ...noMeasurements,
    [`POST ${series}/weight`]: { weightMonthSamples: [], minWeight: null, medWeight: null, maxWeight: null },
    [`POST ${series}/save-measure`]: ({ body }: { body: unknown }) => saved.push(body),
  })
  await act(async () => fireEvent.click(within(nav).getByRole('button', { name: texts['CALLS.DEVICES'] })))
  // Found outside of act, in which nothing that is still loading appears.
  const weight = await screen.findByRole('link', { name: /^Peso/ })
  await act(async () => fireEvent.click(weight))
  await vi.waitFor(() => expect(location.hash).toBe('#/videocall?series=weight&section=devices'))
  const day = await screen.findByRole('button', { name: 'Día' })
  await act(async () => fireEvent.click(day))
  await vi.waitFor(() => expect(location.hash).toMatch(/^#\/videocall\?.*range=day/))
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Anotar una medida' })))
  const field = await screen.findByLabelText('Peso')
  await act(async () => fireEvent.change(field, { target: { value: '71,4' } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Guardar la medida/ })))
  await vi.waitFor(() => expect(location.hash).toBe('#/videocall?section=devices'))
  expect(saved).toMatchObject([{ measures: [{ id: 8, value: 71.4 }] }])
  expect(screen.getByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
  expect(engine.rooms).toHaveLength(1)
})

it('CALL-019 a section that fails leaves the call alone', async () => {
  const broken: AnyPlugin = {
    id: 'broken',
    callSections: [
      {
        id: 'broken',
        label: 'CALLS.VISIT',
        icon: 'info',
        order: 1,
        section: async () => ({
          default: () => {
            throw new Error('broken')
          },
        }),
      },
    ],
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const nav = await openCall([broken])
  expect(within(nav).getByRole('button', { current: 'step' }).textContent).toBe(texts['CALLS.VISIT'])
  expect(await screen.findByRole('button', { name: /Reintentar|Probar otra vez/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
  await vi.waitFor(() => expect(engine.rooms[0]?.isLeft).toBe(false))
})
