import { withFallback } from '../state/withFallback'

const refusedAt = 'signInRefusedAt'
const restarted = 'signInRestarted'
const pause = 60_000

/** Remembers for this tab that a signed-in person was refused, or that signing in failed twice (C-027, C-028). */
export const recordRefusal = (now = Date.now()): void =>
  withFallback(() => sessionStorage.setItem(refusedAt, String(now)), undefined)

/**
 * True for a minute after a refusal: the auth screen then waits for a click instead of starting by itself (C-027). So it is where
 * the browser forbids storage, as no sign-in comes to an end there.
 */
export const wasRecentlyRefused = (now = Date.now()): boolean =>
  withFallback(() => now - Number(sessionStorage.getItem(refusedAt) ?? 0) < pause, true)

/** True for the first failed sign-in since the last good one: it may be started again once by itself (C-028). */
export const canRestartSignIn = (): boolean =>
  withFallback(() => {
    if (sessionStorage.getItem(restarted) !== null) return false
    sessionStorage.setItem(restarted, '1')
    return true
  }, false)

/** Forgets failures after a good sign-in. */
export function clearSignInFailures(): void {
  sessionStorage.removeItem(restarted)
  sessionStorage.removeItem(refusedAt)
}
