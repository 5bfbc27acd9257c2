import { createAtom, store } from '../../state/store'
import { serverTime } from '../clock'
import type { IdentitySettings } from './identitySettings'
import { currentSession } from '../session'
import { isFresh, readToken } from '../token'

/** The token is renewed when it is valid for less than this, in milliseconds. */
const renewBefore = 60_000
/** The longest delay of a browser's timer. */
const maxDelay = 2 ** 31 - 1

/** Whether the session waits for the identity server, which does not answer. */
export const sessionWaitsAtom = createAtom(false)

const isValidFor = (token: string | null, spare: number) => {
  const claims = readToken(token)
  return isFresh(claims, serverTime(claims), spare)
}

/** Whether the API still accepts the current token, as far as the clock tells. */
export const isSessionValid = (): boolean => isValidFor(currentSession().token, 0)

/** Whether the current token is about to expire, or has expired. */
export const isRenewalDue = (): boolean => !isValidFor(currentSession().token, renewBefore)

/**
 * Renews the token with the refresh token when it is about to expire. One tab at a time, because using the same refresh
 * token twice would end the session; the second tab takes the token that the first one stored. Without a refresh token
 * nothing happens, and the next 401 ends the session. `stale`: a token to replace although it is still valid, because
 * the roles in it have changed. Rejects when the identity server does not answer; the session then waits and tries again.
 */
export async function renewSession(settings: IdentitySettings, stale?: string | null): Promise<void> {
  const isUsable = (token: string | null) => token !== stale && isValidFor(token, renewBefore)
  if (currentSession().userId === null || isUsable(currentSession().token)) {
    store.set(sessionWaitsAtom, false)
    return
  }
  try {
    await navigator.locks.request('portico-renew', async () => {
      const { refreshStoredToken } = await import('./index')
      await refreshStoredToken(settings, isUsable)
    })
    store.set(sessionWaitsAtom, false)
  } catch (error) {
    store.set(sessionWaitsAtom, !isSessionValid())
    throw error
  }
}

/**
 * Keeps the session alive while the page is open: renews before each expiry, and when the page becomes visible or online.
 * Without an answer it tries again after 1, 2, 4 … 30 seconds: soon, because the identity server accepts a refresh token
 * for a short time after an answer that got lost.
 */
export function startSessionRenewal(settings: IdentitySettings): void {
  let timer: ReturnType<typeof setTimeout>
  let failures = 0
  const schedule = () => {
    clearTimeout(timer)
    const claims = readToken(currentSession().token)
    if (claims?.exp === undefined) return
    const due = claims.exp * 1000 - renewBefore - serverTime(claims)
    const delay = failures > 0 ? Math.min(500 * 2 ** failures, 30_000) : Math.max(due, renewBefore / 4)
    timer = setTimeout(run, Math.min(delay, maxDelay))
  }
  const run = () =>
    void renewSession(settings)
      .then(
        () => (failures = 0),
        () => (failures += 1),
      )
      .then(schedule)
  addEventListener('online', run)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run())
  schedule()
}
