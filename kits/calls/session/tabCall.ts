import { withFallback } from '@portico/core/state/localStorage'

const KEY = 'callOfTab'

/** Remembers which call this tab has started, also across a reload. */
export const rememberTabCall = (callId: number): void =>
  withFallback(() => sessionStorage.setItem(KEY, String(callId)), undefined)

/** Whether this tab has started a call: otherwise the person calls from another window or device. */
export const isCallOfTab = (callId: number): boolean =>
  withFallback(() => sessionStorage.getItem(KEY), null) === String(callId)

/** Forgets it: another tab or device of the person has taken the call. */
export const forgetTabCall = (): void => withFallback(() => sessionStorage.removeItem(KEY), undefined)
