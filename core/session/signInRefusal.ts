import { withFallback } from '../state/withFallback'

const refusedAtKey = 'signInRefusedAt'
const restartedKey = 'signInRestarted'
const probeKey = 'storageProbe'
const pauseMs = 60_000

/** Records for this tab that a signed-in user was refused or that signing in failed twice (C-027, C-028). */
export const recordRefusal = (now = Date.now()): void =>
  withFallback(() => sessionStorage.setItem(refusedAtKey, String(now)), undefined)

/** Whether the browser stores what a sign-in needs. Where it forbids storage or writes nothing more, none can be finished. */
export const canStoreSignIn = (): boolean =>
  withFallback(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(probeKey, '1')
      storage.removeItem(probeKey)
    }
    return true
  }, false)

/**
 * True for a minute after a refusal: the sign-in screen then waits for a click (C-027). Also true where a sign-in cannot be
 * stored: it would start again forever.
 */
export const wasRecentlyRefused = (now = Date.now()): boolean =>
  !canStoreSignIn() ||
  withFallback(() => now - Number(sessionStorage.getItem(refusedAtKey) ?? 0) < pauseMs, true)

/** True for the first failed sign-in since the last successful one, which may be restarted once (C-028). */
export const canRestartSignIn = (): boolean =>
  withFallback(() => {
    if (sessionStorage.getItem(restartedKey) !== null) return false
    sessionStorage.setItem(restartedKey, '1')
    return true
  }, false)

/** Clears the record of failures after a successful sign-in. */
export function clearSignInFailures(): void {
  sessionStorage.removeItem(restartedKey)
  sessionStorage.removeItem(refusedAtKey)
}
