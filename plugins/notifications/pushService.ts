import type { PushSubscription as PushTarget } from '@schemas/generated/entities'

/** Whether this browser can be notified while no page is open; `install`: once the portal is on the Home Screen. */
export type PushSupport = 'yes' | 'install' | 'no'

/** Phones and tablets of Apple, of which a tablet calls itself a Mac. */
const isApplePhone = () =>
  /iP(hone|ad)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether this browser can be notified while no page is open. */
export function pushSupport(): PushSupport {
  if (
    ['serviceWorker', 'Notification'].every((name) => name in window || name in navigator) &&
    'PushManager' in window
  )
    return 'yes'
  return isApplePhone() ? 'install' : 'no'
}

/** Whether the person has refused notifications of this portal. */
export const isRefused = (): boolean =>
  typeof Notification === 'function' && Notification.permission === 'denied'

/**
 * Asks the person for permission, and the browser's push service for messages. Takes the public key of the tenant. Resolves to null if the
 * person refuses; rejects if the browser or its service does.
 */
export async function subscribe(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const manager = await pushManager()
  // One with a key that is not the tenant's any more would be refused.
  await (await manager.getSubscription())?.unsubscribe()
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Ends the messages of the push service to this browser. */
export async function unsubscribe(): Promise<void> {
  await (await (await pushManager()).getSubscription())?.unsubscribe()
}

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('The portal has no service worker in this browser')
  return registration.pushManager
}
