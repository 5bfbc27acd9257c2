import { withFallback } from '../state/withFallback'

const refusedAtKey = 'signInRefusedAt'
const restartedKey = 'signInRestarted'
const pauseMs = 60_000

/** Records for this tab that a signed-in user was refused or that signing in failed twice (C-027, C-028). */
export const recordRefusal = (now = Date.now()): void =>
  withFallback(() => sessionStorage.setItem(refusedAtKey, String(now)), undefined)

/**
 * True for a minute after a refusal: the sign-in screen then waits for a click (C-027). Also true where the browser forbids
 * storage, because a sign-in cannot be finished there.
 */
export const wasRecentlyRefused = (now = Date.now()): boolean =>
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
