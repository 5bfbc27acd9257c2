import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emitHubMessage } from '@portico/core/realtime/hub'
import type { SideState } from '../../kits/calls/session/SideTalk'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { openCallPage } from './testBoard'
import { endCall, fakeEngine, fakeHub, stubDevices, type FakeDevices, type FakeTrack } from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
let devices: FakeDevices
beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub()
  devices = stubDevices()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  endCall()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const named = (text: string) => text.replaceAll('{{name}}', 'Dra. Corral')
const button = (name: string) => screen.findByRole('button', { name: named(name) })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const quiet: SideState = {
  isMuted: false,
  isCameraOff: false,
  isInterrupted: false,
  isSoundOnly: false,
  isLinePoor: false,
}
const otherSays = (change: Partial<SideState>) =>
  act(async () =>
    emitHubMessage('callSignal', [
      { callId: 7, peer: 'side', side: 'doctor', data: JSON.stringify({ ...quiet, ...change }) },
    ]),
  )
const lastSaid = () => hub.said.at(-1)
const setDesktop = (isDesktop: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDesktop }))
const events = () => engine.rooms.at(-1)!.input.events

async function openCall(): Promise<void> {
  await openCallPage(engine)
  await press(texts['CALLS.JOIN'])
  await button(kitTexts['CALL.HANG_UP'])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  await act(async () => events().onLink('good'))
}

describe('who cannot be heard or seen is shown', () => {
  it('CALL-039 the other side says that it is muted or has the camera off, for as long as it lasts', async () => {
    await openCall()
    await otherSays({ isMuted: true, isCameraOff: true })
    expect(await screen.findByText(named(kitTexts['CALL.OTHER_MUTED']))).toBeTruthy()
    expect(screen.getByText(kitTexts['CALL.OTHER_UNSEEN'])).toBeTruthy()
    expect(screen.getByText(named(kitTexts['CALL.OTHER_CAMERA_OFF']))).toBeTruthy()
    await otherSays({})
    expect(screen.queryByText(named(kitTexts['CALL.OTHER_MUTED']))).toBeNull()
  })

  it('CALL-040 this side tells what its devices do', async () => {
    await openCall()
    expect(lastSaid()).toEqual(quiet)
    await press(kitTexts['CALL.MICROPHONE_ON'])
    expect(lastSaid()).toEqual({ ...quiet, isMuted: true })
  })

  it('a telephone call takes the devices: both sides are told, and they are opened again', async () => {
    await openCall()
    const microphone = devices.opened.find(({ kind }) => kind === 'audio') as FakeTrack
    await act(async () => microphone.interrupt(true))
    expect(await screen.findByText(kitTexts['CALL.INTERRUPTED'])).toBeTruthy()
    expect(lastSaid()?.isInterrupted).toBe(true)
    await press(kitTexts['CALL.TRY_DEVICES'])
    expect(lastSaid()?.isInterrupted).toBe(false)
    await otherSays({ isInterrupted: true, isMuted: true })
    expect(screen.getByText(named(kitTexts['CALL.OTHER_INTERRUPTED']))).toBeTruthy()
  })

  it.each([
    ['NotAllowedError', kitTexts['CALL.MICROPHONE_BLOCKED'], kitTexts['CALL.CAMERA_BLOCKED']],
    ['NotFoundError', kitTexts['CALL.MICROPHONE_NONE'], kitTexts['CALL.CAMERA_NONE']],
    ['NotReadableError', kitTexts['CALL.MICROPHONE_IN_USE'], kitTexts['CALL.CAMERA_IN_USE']],
  ])(
    'CALL-042 with %s the names of the controls tell the truth, and a press tries again',
    async (error, microphone, camera) => {
      devices.errors.audio = error
      devices.errors.video = error
      await openCall()
      expect(await button(camera)).toBeTruthy()
      expect(lastSaid()).toMatchObject({ isMuted: true, isCameraOff: true })
      devices.errors.audio = undefined
      devices.errors.video = undefined
      await press(microphone)
      expect(await button(kitTexts['CALL.MICROPHONE_ON'])).toBeTruthy()
      expect(lastSaid()).toEqual(quiet)
    },
  )
})

describe('a poor line', () => {
  it('makes the other side send a smaller picture, and both sides can switch to sound only and back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openCall()
    await act(async () => events().onLink('slow'))
    await act(async () => vi.advanceTimersByTime(16_000))
    expect(lastSaid()?.isLinePoor).toBe(true)
    await press(kitTexts['CALL.SOUND_ONLY'])
    expect(lastSaid()?.isSoundOnly).toBe(true)
    expect(engine.rooms.at(-1)?.sent.at(-1)?.video).toBeNull()
    await press(kitTexts['CALL.PICTURE_AGAIN'])
    expect(lastSaid()?.isSoundOnly).toBe(false)
    vi.useRealTimers()
  })

  it('the other side goes on without pictures: this side too, until one of both brings them back', async () => {
    await openCall()
    await otherSays({ isSoundOnly: true })
    expect(await screen.findAllByText(kitTexts['CALL.SOUND_ONLY_ON'])).not.toHaveLength(0)
    expect(engine.rooms.at(-1)?.sent.at(-1)?.video).toBeNull()
    await otherSays({ isSoundOnly: false })
    expect(engine.rooms.at(-1)?.sent.at(-1)?.video).not.toBeNull()
  })
})

describe('the view of a call', () => {
  it('WCAG the view is chosen for this device, with the keyboard, and breaks no rule of axe', async () => {
    setDesktop(true)
    await openCall()
    const opener = await button(kitTexts['CALL.VIEW_LABEL'])
    opener.focus()
    await press(kitTexts['CALL.VIEW_LABEL'])
    const panel = await screen.findByRole('dialog', { name: kitTexts['CALL.VIEW'] })
    expect(await violationsOf(panel)).toEqual([])
    const self = screen.getByRole('group', { name: /Tu imagen/ })
    expect(self.dataset['corner']).toBe('bottomRight')
    const corner = within(panel).getByRole('combobox', { name: kitTexts['CALL.VIEW_CORNER'] })
    await act(async () => fireEvent.change(corner, { target: { value: 'topLeft' } }))
    expect(self.dataset['corner']).toBe('topLeft')
    await act(async () => fireEvent.click(within(panel).getByRole('checkbox')))
    expect(await button(kitTexts['CALL.SHOW_SELF'])).toBeTruthy()
    expect(screen.queryByRole('group', { name: /Tu imagen/ })).toBeNull()
    await act(async () => fireEvent.keyDown(panel, { key: 'Escape' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('CALL-024 a phone has five controls, and the others behind “Más”', async () => {
    setDesktop(false)
    await openCall()
    const controls = screen.getByRole('region', { name: kitTexts['CALL.CONTROLS'] })
    expect(within(controls).getAllByRole('button')).toHaveLength(5)
    await press(kitTexts['CALL.MORE_LABEL'])
    const more = await screen.findByRole('dialog', { name: kitTexts['CALL.MORE'] })
    expect(await violationsOf(more)).toEqual([])
    await press(kitTexts['CALL.DEVICES'])
    expect(await screen.findByRole('dialog', { name: kitTexts['CALL.DEVICES'] })).toBeTruthy()
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([])
  })
})
