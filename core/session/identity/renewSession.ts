import type { IdentitySettings } from './identitySettings'
import { currentSession } from '../session'
import { isFresh, readToken } from '../token'

/** Renewed when less than this is left, in milliseconds. */
const spare = 60_000
/** The longest that a browser's timer can wait. */
const longest = 2 ** 31 - 1

const lastsLonger = (token: string | null) => isFresh(readToken(token), Date.now(), spare)

/**
 * Renews the token with the refresh token when it is about to expire. One tab at a time: two that use the same refresh token
 * would end the session, so the second takes what the first has got. Without a refresh token nothing happens and the next 401 decides.
 * `stale`: a token that is to be replaced although it lasts longer, because what it says of the person has changed.
 */
export async function renewSession(settings: IdentitySettings, stale?: string | null): Promise<void> {
  const lasts = (token: string | null) => token !== stale && lastsLonger(token)
  if (currentSession().token === null || lasts(currentSession().token)) return
  await navigator.locks.request('portico-renew', async () => {
    const { refreshStoredToken } = await import('./index')
    await refreshStoredToken(settings, lasts)
  })
}

/** Keeps the session alive while the page is open: before each expiry, and when the page is seen or online again. */
export function startSessionRenewal(settings: IdentitySettings): void {
  let timer: ReturnType<typeof setTimeout>
  const again = () => {
    clearTimeout(timer)
    const { exp } = readToken(currentSession().token) ?? {}
    if (exp !== undefined)
      timer = setTimeout(run, Math.min(Math.max(exp * 1000 - spare - Date.now(), spare / 4), longest))
  }
  const run = () =>
    void renewSession(settings)
      .catch(() => {})
      .then(again)
  addEventListener('online', run)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run())
  again()
}
