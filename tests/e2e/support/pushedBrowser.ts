import { chromium, expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { installedBrowser } from '../../../scripts/setup/chromium.mjs'
import type { PushService } from '../../../server/providers/webPush/test/pushService'

/** A browser that shows notifications: one without windows refuses them all. */
export const notifyingBrowser: string = installedBrowser() ?? chromium.executablePath()

/** A notification as the browser shows it. */
interface Shown {
  title: string
  body: string
  tag: string
}

/** A browser whose push service is one of this machine: those of the makers of browsers cannot be reached. */
export interface PushedBrowser {
  /** Closes every page of the portal. What stays open is an empty page. */
  closePages: () => Promise<void>
  /** Hands the next message of the push service to the service worker, as the browser does. */
  deliver: () => Promise<void>
  notifications: () => Promise<readonly Shown[]>
  /** Presses the notification, and opens the page that the service worker asks for. */
  press: () => Promise<Page>
}

/** Lets the portal of a page subscribe at a push service. Call it before the page opens. */
export async function subscribeAt(service: PushService, page: Page): Promise<PushedBrowser> {
  const context = page.context()
  const target = service.subscribe()
  await context.grantPermissions(['notifications'])
  await context.addInitScript(replaceSubscription, target)
  const empty = await context.newPage()
  const session = await context.newCDPSession(empty)
  const registration = await watchRegistration(session)
  let delivered = 0
  return {
    closePages: async () => {
      for (const other of context.pages()) if (other !== empty) await other.close()
    },
    deliver: async () => {
      const next = () => service.messagesOf(target)[delivered]
      await expect.poll(next).toBeDefined()
      await session.send('ServiceWorker.deliverPushMessage', {
        ...registration(),
        data: next()?.text ?? '',
      })
      delivered += 1
    },
    notifications: () => workerOf(context).evaluate(readNotifications),
    press: async () => {
      const address = await workerOf(context).evaluate(pressNotification)
      const opened = await context.newPage()
      await opened.goto(new URL(address, workerOf(context).url()).href)
      return opened
    },
  }
}

function replaceSubscription({ endpoint, p256dh, auth }: ReturnType<PushService['subscribe']>): void {
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
  Object.assign(PushManager.prototype, {
    subscribe: async () => subscription,
    getSubscription: async () => null,
  })
}

function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The portal has no service worker')
  return worker
}

/** Finds the service worker in the browser, without any page of it. */
async function watchRegistration(
  session: CDPSession,
): Promise<() => { registrationId: string; origin: string }> {
  let found: { registrationId: string; origin: string } | undefined
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL, isDeleted } of registrations)
      if (!isDeleted) found = { registrationId, origin: new URL(scopeURL).origin }
  })
  await session.send('ServiceWorker.enable')
  return () => {
    if (!found) throw new Error('The portal has no service worker')
    return found
  }
}

/** The global scope of a service worker, in which the functions below run. */
interface Scope {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (address: string) => Promise<null> }
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

async function readNotifications(): Promise<Shown[]> {
  const { registration } = globalThis as unknown as Scope
  return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
}

/** Chromium opens a window for a press of a person only: the press is made here, and the address that it leads to is caught. */
async function pressNotification(): Promise<string> {
  const { registration, clients, NotificationEvent } = globalThis as unknown as Scope
  const [notification] = await registration.getNotifications()
  if (!notification) throw new Error('There is no notification')
  return new Promise((resolve) => {
    clients.openWindow = async (address) => {
      resolve(address)
      return null
    }
    const press = new NotificationEvent('notificationclick', { notification })
    dispatchEvent(Object.assign(press, { waitUntil: () => undefined }))
  })
}
