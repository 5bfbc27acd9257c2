export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  /** A whole sentence in the language spoken; never a code. */
  text: string
  /** Takes the message away before its time, as when what it says is no longer so. */
  signal?: AbortSignal
}

/** How long a message stays, in milliseconds (CONST-003). */
export const TOAST_DURATION = 6000

const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

/**
 * Says how something went, for 6000 ms (CONST-003); errors interrupt a screen reader, the rest waits its turn.
 * May be called from anywhere, also before the region is on the page.
 */
export function toast(message: ToastMessage): void {
  waiting.push(message)
  listeners.forEach((listener) => listener())
}

/** The messages nobody has shown yet and that are still so; they are then taken as shown. */
export const takePendingToasts = (): ToastMessage[] =>
  waiting.splice(0).filter(({ signal }) => !signal?.aborted)

/** True while a message waits to be shown. */
export const hasPendingToasts = (): boolean => waiting.length > 0

/** Calls back on every new message; returns how to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
