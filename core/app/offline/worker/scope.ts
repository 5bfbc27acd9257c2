/** An event that keeps the worker alive until its work has ended. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** A message of a push service. */
export interface PushMessageEvent extends LastingEvent {
  data: { json: () => unknown } | null
}

/** A press on a notification. */
export interface NotificationPress extends LastingEvent {
  notification: Notification
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  push: PushMessageEvent
  notificationclick: NotificationPress
}

interface WorkerWindow {
  url: string
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WorkerWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: <K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void) => void
}

/** The global scope of the service worker, which the types of a page do not describe. */
export const worker = globalThis as unknown as WorkerScope
