import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callSession } from '@portico/calls/session/useCallSession'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import calls from '../../plugins/calls/plugin'
import { renderPage, setUpPages } from '../screens/renderPage'
import {
  boardAnswers,
  call,
  endCall,
  fakeEngine,
  fakeHub,
  setHubState,
  stubDevices,
  withoutHub,
  type FakeDevices,
} from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let devices: FakeDevices
beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub()
  devices = stubDevices()
  sessionStorage.clear()
})
afterEach(() => {
  endCall()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sentence = (text: string) => text.replaceAll('{{name}}', 'Dra. Corral')
const sees = async (text: string) => {
  expect(await screen.findByText(sentence(text))).toBeTruthy()
}
const button = (name: string) => screen.findByRole('button', { name: sentence(name) })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const room = () => {
  const last = engine.rooms.at(-1)
  if (!last) throw new Error('No room was joined')
  return last
}
const events = () => room().input.events

async function openBoard(api = boardAnswers()): Promise<void> {
  await setHubState('connected')
  await renderPage({
    plugin: engine.plugin,
    others: [withoutHub(calls)],
    path: 'videocall',
    api,
    heading: 'Videoconsulta',
  })
}

async function openCall(): Promise<void> {
  await openBoard()
  await press(texts['CALLS.JOIN'])
  await button(kitTexts['CALL.HANG_UP'])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  await act(async () => events().onLink('good'))
}

it('CALL-025 the hub and the picture are lost while the device has a network: nobody knows whose fault it is', async () => {
  await openCall()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await setHubState('reconnecting')
  await act(async () => events().onLink('lost'))
  await sees(kitTexts['CALL.SERVICE_TITLE'])
  await sees(kitTexts['CALL.SERVICE_TEXT'])
  expect(room().isLeft).toBe(false)
})

it('CALL-025 the other side is cut, or its laptop sleeps: the portal says what the server knows, and does not infer', async () => {
  await openCall()
  await act(async () => events().onLink('lost'))
  await sees(kitTexts['CALL.PICTURE_LOST_TITLE'])
  hub.answers['readCalls'] = [{ ...call, isOtherOnline: false }]
  await act(async () => callSession.watchOther()())
  await sees(kitTexts['CALL.OTHER_LOST_TITLE'])
  await sees(kitTexts['CALL.OTHER_LOST_TEXT'])
  expect(room().isLeft).toBe(false)
})

it('CALL-061 the other side hung up while this one was offline: it is told on return, with both hours', async () => {
  await openCall()
  await setHubState('reconnecting')
  await act(async () => events().onLink('lost'))
  hub.answers['readCalls'] = [
    { ...call, status: 'ended', endReason: 'hungUp', endedBy: 'doctor', endedAt: '2026-11-02T09:14:00Z' },
  ]
  await setHubState('connected')
  await sees(texts['CALLS.LEFT_AWAY'])
  expect(
    await screen.findByText(/Se te cortó a las \d\d:\d\d y Dra\. Corral colgó a las \d\d:14/),
  ).toBeTruthy()
  expect(room().isLeft).toBe(true)
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
})
