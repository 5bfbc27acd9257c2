const refusedAt = 'signInRefusedAt'
const restarted = 'signInRestarted'
const pause = 60_000

/** What this tab keeps; `otherwise` where the browser forbids it: there no sign-in comes to an end, so none starts by itself. */
function tab<T>(use: (kept: Storage) => T, otherwise: T): T {
  try {
    return use(sessionStorage)
  } catch {
    return otherwise
  }
}

/** Remembers for this tab that a signed-in person was refused, or that signing in failed twice (C-027, C-028). */
export const rememberRefusal = (now = Date.now()): void =>
  tab((kept) => kept.setItem(refusedAt, String(now)), undefined)

/** True for a minute after a refusal: the auth screen then waits for a click instead of starting by itself (C-027). */
export const wasRefused = (now = Date.now()): boolean =>
  tab((kept) => now - Number(kept.getItem(refusedAt) ?? 0) < pause, true)

/** True for the first failed sign-in since the last good one: it may be started again once by itself (C-028). */
export const mayRestart = (): boolean =>
  tab((kept) => {
    if (kept.getItem(restarted) !== null) return false
    kept.setItem(restarted, '1')
    return true
  }, false)

/** Forgets failures after a good sign-in. */
export function forgetFailures(): void {
  sessionStorage.removeItem(restarted)
  sessionStorage.removeItem(refusedAt)
}
