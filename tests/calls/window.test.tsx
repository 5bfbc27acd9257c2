import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setKeysOn } from '@portico/calls/keys/callKeys'
import { callSession } from '@portico/calls/session/useCallSession'
import { closeCallWindow } from '@portico/calls/window/openCallWindow'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import { endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let frame: HTMLIFrameElement
const open = vi.fn<(...input: string[]) => Window | null>()
const close = vi.fn<() => void>()

beforeEach(async () => {
  engine = fakeEngine()
  fakeHub()
  stubDevices()
  // A frame stands for the window: it has a document of its own.
  frame = document.createElement('iframe')
  document.body.append(frame)
  const view = frame.contentWindow as typeof globalThis & Window
  Object.assign(view.HTMLMediaElement.prototype, { play: async () => {} })
  Object.assign(view, { close })
  close.mockReset()
  open.mockReset().mockReturnValue(frame.contentWindow)
  vi.stubGlobal('open', open)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await openCallPage(engine)
  await press(document.body, texts['CALLS.JOIN'])
})
afterEach(() => {
  setKeysOn(true)
  closeCallWindow()
  endCall()
  frame.remove()
})

const button = (where: HTMLElement, name: string) => within(where).findByRole('button', { name })
const press = async (where: HTMLElement, name: string) => {
  const found = await button(where, name)
  await act(async () => fireEvent.click(found))
}
const windowBody = () => {
  const body = frame.contentDocument?.body
  if (!body) throw new Error('the window has no document')
  return body
}
const key = (name: string, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, { key: name, bubbles: true }))

it('CONST-008 C-077 CALL-024 the call moves into a window of 800 by 600 and back', async () => {
  await press(document.body, kitTexts['CALL.WINDOW'])
  expect(open.mock.lastCall?.[2]).toBe('popup,width=800,height=600')
  expect(await button(windowBody(), kitTexts['CALL.HANG_UP'])).toBeTruthy()
  expect(screen.getByText(kitTexts['CALL.IN_WINDOW'])).toBeTruthy()
  await press(document.body, kitTexts['CALL.BRING_BACK'])
  expect(screen.queryByText(kitTexts['CALL.IN_WINDOW'])).toBeNull()
  expect(close).toHaveBeenCalled()
  expect(windowBody().textContent).toBe('')
  expect(engine.rooms).toHaveLength(1)
})

it('CALL-031 hanging up in the window ends the call', async () => {
  await press(document.body, kitTexts['CALL.WINDOW'])
  await press(windowBody(), kitTexts['CALL.HANG_UP'])
  expect(engine.rooms[0]?.isLeft).toBe(true)
  await vi.waitFor(() => expect(windowBody().textContent).toBe(''))
})

it('C-077 if the browser opens no window, a message says so and the call continues', async () => {
  open.mockReturnValue(null)
  await press(document.body, kitTexts['CALL.WINDOW'])
  expect(await screen.findByText(kitTexts['CALL.WINDOW_BLOCKED'])).toBeTruthy()
  expect(await button(document.body, kitTexts['CALL.HANG_UP'])).toBeTruthy()
})

it('CALL-024 keys control the call in the portal and in the window', async () => {
  const mute = vi.spyOn(callSession.devices, 'setMuted')
  await key('m')
  expect(mute).toHaveBeenLastCalledWith(true)
  await key('P')
  await button(windowBody(), kitTexts['CALL.HANG_UP'])
  // The window listens a moment after its buttons are there.
  await vi.waitFor(async () => {
    await key('m', windowBody())
    expect(mute).toHaveBeenLastCalledWith(false)
  })
})

it('CALL-024 keys are left alone while somebody types, with Ctrl, and when they are off', async () => {
  const mute = vi.spyOn(callSession.devices, 'setMuted')
  const field = document.body.appendChild(document.createElement('textarea'))
  await key('m', field)
  field.remove()
  await act(async () => fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true }))
  act(() => setKeysOn(false))
  await key('m')
  expect(mute).not.toHaveBeenCalled()
})
