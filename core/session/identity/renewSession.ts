import type { IdentitySettings } from './identitySettings'
import { currentSession } from '../session'
import { isFresh, readToken } from '../token'

/** The token is renewed when it is valid for less than this, in milliseconds. */
const renewBefore = 60_000
/** The longest delay of a browser's timer. */
const maxDelay = 2 ** 31 - 1

const isValidLongEnough = (token: string | null) => isFresh(readToken(token), Date.now(), renewBefore)

/**
 * Renews the token with the refresh token when it is about to expire. One tab at a time, because using the same refresh
 * token twice would end the session; the second tab takes the token that the first one stored. Without a refresh token
 * nothing happens, and the next 401 ends the session. `stale`: a token to replace although it is still valid, because
 * the roles in it have changed.
 */
export async function renewSession(settings: IdentitySettings, stale?: string | null): Promise<void> {
  const isUsable = (token: string | null) => token !== stale && isValidLongEnough(token)
  if (currentSession().token === null || isUsable(currentSession().token)) return
  await navigator.locks.request('portico-renew', async () => {
    const { refreshStoredToken } = await import('./index')
    await refreshStoredToken(settings, isUsable)
  })
}

/** Keeps the session alive while the page is open: renews before each expiry, and when the page becomes visible or online. */
export function startSessionRenewal(settings: IdentitySettings): void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    clearTimeout(timer)
    const { exp } = readToken(currentSession().token) ?? {}
    if (exp !== undefined)
      timer = setTimeout(
        run,
        Math.min(Math.max(exp * 1000 - renewBefore - Date.now(), renewBefore / 4), maxDelay),
      )
  }
  const run = () =>
    void renewSession(settings)
      .catch(() => {})
      .then(schedule)
  addEventListener('online', run)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run())
  schedule()
}
