import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callSession } from '@portico/calls/session/useCallSession'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import { call, endCall, fakeEngine, fakeHub, setHubState, stubDevices } from './testCall'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../core/ui/feedback/ToastRegion'
import '../../plugins/calls/changes/ReadVisits'
import '../../plugins/calls/ringing/CallOverlay'
import openReader from '../../plugins/calls/changes/openReader'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let shown: { title: string; isClosed: boolean }[]
let answer: NotificationPermission

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default'
  static requestPermission = async () => (FakeNotification.permission = answer)
  readonly #own: (typeof shown)[number]
  constructor(title: string) {
    super()
    this.#own = { title, isClosed: false }
    shown.push(this.#own)
  }
  close = () => void (this.#own.isClosed = true)
}

beforeEach(async () => {
  engine = fakeEngine()
  fakeHub()
  stubDevices()
  shown = []
  FakeNotification.permission = 'default'
  vi.stubGlobal('Notification', FakeNotification)
  await setHubState('connected')
})
afterEach(() => {
  endCall()
})

const openBoard = () => openCallPage(engine)
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  return act(async () => document.dispatchEvent(new Event('visibilitychange')))
}
/** A call that was refused rings no more, so each test has one of its own. */
const ring = (id: number) =>
  act(async () => callSession.notify({ ...call, id, status: 'calling', startedBy: 'doctor' }, 'patient'))

it.each([
  ['granted', 'CALL.NOTIFY_ON'],
  ['denied', 'CALL.NOTIFY_OFF'],
] as const)(
  'CALL-027 the portal asks for notifications once, and says what follows: %s',
  async (permission, text) => {
    answer = permission
    await openBoard()
    const button = await screen.findByRole('button', { name: kitTexts['CALL.NOTIFY'] })
    await act(async () => fireEvent.click(button))
    expect(await screen.findByText(kitTexts[text])).toBeTruthy()
    expect(screen.queryByRole('button', { name: kitTexts['CALL.NOTIFY'] })).toBeNull()
  },
)

it('CALL-027 a call that rings while another tab is in front is a notification, which goes when one comes back', async () => {
  FakeNotification.permission = 'granted'
  await openBoard()
  await ring(21)
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(shown).toEqual([])
  await setHidden(true)
  const title = texts['CALLS.RING.TITLE'].replace('{{name}}', call.doctorName)
  expect(shown).toEqual([{ title, isClosed: false }])
  await setHidden(false)
  expect(shown).toEqual([{ title, isClosed: true }])
})

it('CALL-027 without the permission a hidden page rings without a notification', async () => {
  await openBoard()
  await setHidden(true)
  await ring(22)
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(shown).toEqual([])
})

it('CALL-027 CALL-028 a call that rings sounds until it is answered', async () => {
  const start = vi.fn<() => void>()
  const close = vi.fn<() => Promise<void>>(async () => {})
  const note = { frequency: {}, connect: (next: unknown) => next, start, stop: () => {} }
  const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} }
  vi.stubGlobal('AudioContext', function make() {
    return Object.assign(new EventTarget(), {
      state: 'running',
      currentTime: 0,
      resume: async () => {},
      close,
      createOscillator: () => note,
      createGain: () => ({ gain, connect: () => {} }),
    })
  })
  fakeHub({ acceptVideoCall: { ...call, id: 23 } })
  await openBoard()
  await ring(23)
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  expect(close).not.toHaveBeenCalled()
  const answerButton = await screen.findByRole('button', { name: texts['CALLS.RING.ANSWER'] })
  await act(async () => fireEvent.click(answerButton))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})

it('CALL-018 on a phone Escape closes the sections and leads back to their button', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await openBoard()
  const join = await screen.findByRole('button', { name: texts['CALLS.JOIN'] })
  await act(async () => fireEvent.click(join))
  const toggle = await screen.findByRole('button', { name: kitTexts['CALL.SECTIONS'] })
  await act(async () => fireEvent.click(toggle))
  const callSections = await screen.findByRole('navigation', { name: kitTexts['CALL.SECTIONS_OF'] })
  const [section] = within(callSections).getAllByRole('button')
  section?.focus()
  await act(async () => fireEvent.keyDown(section ?? document.body, { key: 'Escape' }))
  expect(screen.queryByRole('navigation', { name: kitTexts['CALL.SECTIONS_OF'] })).toBeNull()
  expect(document.activeElement).toBe(toggle)
})

it('CALL-030 an invited relative reads the invitation on any page, and opens the call in a tab of its own', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openBoard()
  const url = 'https://portico.test/#/visit?token=guest_x'
  await act(async () => openReader({ appointmentId: null, invited: { url } }))
  expect(await screen.findByText(texts['CALLS.GUEST.FAMILY'])).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts['CALLS.GUEST.FAMILY_OPEN'] }))
  expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']])
  open.mockRestore()
})
