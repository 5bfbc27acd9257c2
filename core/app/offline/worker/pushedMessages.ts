import { worker } from './scope'

/** A message of the portal's server, as a push service delivers it. */
interface PushedMessage {
  title: string
  text: string
  /** The in-app path that a press opens, with the token of a link where it has one. */
  page: string
  /** A notification replaces the one before it with the same topic. */
  topic: string
}

/** The page of calls rings by itself wherever it is open. */
const CALL = 'call'
const inAppPath = /^\/[\w/-]*(?:\?token=[\w-]+)?$/

/** The message of a push service; undefined for anything else. */
function readMessage(data: unknown): PushedMessage | undefined {
  const message: Partial<Record<keyof PushedMessage, unknown>> | null = typeof data === 'object' ? data : null
  const { title, text, page, topic } = message ?? {}
  const isWhole = [title, text, page, topic].every((part) => typeof part === 'string')
  return isWhole && inAppPath.test(String(page)) ? (message as PushedMessage) : undefined
}

/** What the types of a page leave out of a notification. */
type Options = NotificationOptions & { renotify?: boolean; vibrate?: number[] }

/** Shows a message: with a sound, and a call until it is pressed, unless a page of the portal is on the screen. */
export async function showMessage(data: unknown): Promise<void> {
  const message = readMessage(data)
  if (!message) return
  const { title, text: body, page, topic } = message
  const isSeen = (await openPages()).some(({ visibilityState }) => visibilityState === 'visible')
  const attention: Options = isSeen
    ? { silent: true }
    : { renotify: true, requireInteraction: topic === CALL, vibrate: [300, 200, 300] }
  const options: Options = { body, tag: topic, icon: '/app/icon-192.png', data: { page }, ...attention }
  await worker.registration.showNotification(title, options)
}

/** Opens the page of a notification. A page that is open is left as it is, and a call rings there. */
export async function openPressed(notification: Notification): Promise<void> {
  notification.close()
  const { page } = (notification.data ?? {}) as { page?: unknown }
  const [open] = await openPages()
  if (open && notification.tag === CALL) return void (await open.focus())
  if (typeof page === 'string' && inAppPath.test(page)) await worker.clients.openWindow(`/#${page}`)
}

/** The open pages of the portal; those of the sign-in are none. */
async function openPages() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => new URL(url).pathname === '/')
}
