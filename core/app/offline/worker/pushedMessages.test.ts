import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPressed, showMessage } from './pushedMessages'

const show = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>()
const openWindow = vi.fn<(address: string) => Promise<void>>()
const focus = vi.fn<() => Promise<void>>()
let windows: { url: string; visibilityState: string; focus: typeof focus }[] = []
const portal = (visibilityState: string) => ({ url: 'https://clinic.test/#/x', visibilityState, focus })

beforeEach(() => {
  windows = []
  vi.stubGlobal('registration', { showNotification: show })
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const call = { title: 'Clínica', text: 'Te están llamando.', page: '/videocall', topic: 'call' }
const pressed = (data: unknown, tag = 'call') => {
  const close = vi.fn<() => void>()
  return { notification: { data, tag, close } as unknown as Notification, close }
}

it('a call on a closed page stays until somebody presses it, and rings again', async () => {
  await showMessage(call)
  expect(show).toHaveBeenCalledExactlyOnceWith(
    'Clínica',
    expect.objectContaining({
      body: 'Te están llamando.',
      tag: 'call',
      data: { page: '/videocall' },
      requireInteraction: true,
      renotify: true,
    }),
  )
})

it('a page that is on the screen rings itself: the notification makes no sound', async () => {
  windows = [portal('visible')]
  await showMessage(call)
  expect(show.mock.calls[0]?.[1]).toMatchObject({ silent: true })
  expect(show.mock.calls[0]?.[1]).not.toHaveProperty('requireInteraction')
})

it('a message stays no longer than the system shows it', async () => {
  windows = [portal('hidden')]
  await showMessage({ ...call, topic: 'message' })
  expect(show.mock.calls[0]?.[1]).toMatchObject({ requireInteraction: false })
})

it.each([
  null,
  'text',
  {},
  { ...call, title: 1 },
  { ...call, page: '//evil.example' },
  { ...call, page: 'https://evil.example' },
])('shows nothing for %j', async (data) => {
  await showMessage(data)
  expect(show).not.toHaveBeenCalled()
})

it('a press opens the page of the notification where no page is open', async () => {
  windows = [{ ...portal('visible'), url: 'https://clinic.test/identity/auth' }]
  const { notification, close } = pressed({ page: '/videocall' })
  await openPressed(notification)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/#/videocall')
  expect(close).toHaveBeenCalledOnce()
})

it('a press on a call leaves an open page as it is, because it rings there', async () => {
  windows = [portal('hidden')]
  await openPressed(pressed({ page: '/videocall' }).notification)
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
})

it('a press on any other notification opens a page beside the open one, where somebody may type', async () => {
  windows = [portal('hidden')]
  await openPressed(pressed({ page: '/videoconsultation/messages' }, 'message').notification)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/#/videoconsultation/messages')
  expect(focus).not.toHaveBeenCalled()
})

it('a press opens no address of somebody else', async () => {
  await openPressed(pressed({ page: '//evil.example' }).notification)
  expect(openWindow).not.toHaveBeenCalled()
})
