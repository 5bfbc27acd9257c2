/** A message to show: its tone, text and what can be done. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  /** A complete sentence in the current language; never a code. */
  text: string
  /** What can be done about it: a toast with an action stays for 20 seconds. */
  action?: { label: string; run: () => void }
  /** Closes the toast early, for example when its message is no longer true. */
  signal?: AbortSignal
}

/** Properties of the region and the list of toasts. */
export interface ToastsProps {
  /** The address of the page: toasts close when it changes. */
  page?: string | undefined
}

/** Duration of a toast in milliseconds. */
export const TOAST_DURATION = 6000

/** Duration of a toast with an action in milliseconds: it is to be read, reached and pressed. */
export const ACTION_TOAST_DURATION = 20_000

const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

/**
 * Shows a toast for 6000 ms, or longer with an action. Errors interrupt a screen reader, other toasts wait. May be called anywhere,
 * even before the region is mounted.
 */
export function toast(message: ToastMessage): void {
  waiting.push(message)
  listeners.forEach((listener) => listener())
}

/** Takes the queued messages that are still true. */
export const takePendingToasts = (): ToastMessage[] =>
  waiting.splice(0).filter(({ signal }) => !signal?.aborted)

/** Whether a message is queued. */
export const hasPendingToasts = (): boolean => waiting.length > 0

/** Calls back on every new message. Returns a function that unsubscribes. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
