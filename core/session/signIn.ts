import { conditionsNotAccepted } from '../http/apiError'
import { currentLanguage } from '../i18n/i18n'
import { currentPath, parseAddress, toInAppPath } from './arrival/portalAddress'
import { isVisitTab } from './arrival/visitTab'
import { isFramed } from '../state/framed'
import type { AuthorizeInput } from './identity/authorize'
import { identitySettings, type IdentityManifest, type IdentitySettings } from './identity/identitySettings'
import { recordRefusal, wasRecentlyRefused } from './signInRefusal'
import { renewSession } from './identity/renewSession'
import { currentSession, storeToken, sessionAtom } from './session'
import { store } from '../state/store'

let settings: IdentitySettings = identitySettings({}, location.origin)

/** Sets the identity server, and reloads the page when another tab signs out. Returns the settings. */
export function configureIdentity(manifest: IdentityManifest): IdentitySettings {
  settings = identitySettings(manifest, location.origin)
  let previousUserId = currentSession().userId
  store.sub(sessionAtom, () => {
    const { userId } = currentSession()
    if (previousUserId !== null && userId === null && !isLeaving) {
      // The identity server may still have the session that the other tab is ending; signing in now would restore it.
      recordRefusal()
      location.reload()
    }
    previousUserId = userId
  })
  return settings
}

/** Renews the token so that changed roles apply at once. If that fails, they apply with the next token. */
export const renewRoles = (): Promise<void> =>
  renewSession(settings, currentSession().token).catch(() => undefined)

/** True from the start in a frame, because the identity server refuses to be framed (C-063), and in the tab of a visit. */
let isLeaving = isFramed() || isVisitTab

/** How the sign-in form starts: by link instead of by password, and with an email. */
export type SignInForm = Pick<AuthorizeInput, 'byLink' | 'email'>

/** Redirects to the identity server and then to `target`, by default the current page without secrets (C-029). */
export function signIn(target: string | null = currentPath(), form: SignInForm = {}): void {
  const forcePassword = wasRecentlyRefused()
  void leavePage(async () => {
    const { authorize } = await import('./identity/index')
    return authorize(settings, { ...form, language: currentLanguage(), target, forcePassword })
  })
}

/** Signs out in every tab and at the identity server. */
export function signOut(): void {
  void leavePage(async () => {
    const { endSession } = await import('./identity/index')
    return endSession(settings)
  })
}

/** Handles 401: deletes token and refresh token, and signs in again with a return to the current page. */
export function onUnauthorized(): void {
  if (isLeaving) return
  signIn()
  storeToken(null)
}

/**
 * Handles 403 with its code: deletes token and refresh token; the sign-in screen waits for a click (C-027).
 * A person who has not accepted the conditions of the service keeps the session and reads them.
 */
export function onForbidden(code = ''): void {
  if (isLeaving) return
  if (code === conditionsNotAccepted) return openConditions()
  void leavePage(async () => refusedAddress())
  storeToken(null)
}

/** Opens the conditions, which lead back to the current page. The pages of the sign-in and of the conditions ask themselves. */
function openConditions(): void {
  const address = parseAddress(location)
  if (/^\/(new-conditions|auth-redirect)\b/.test(address.path)) return
  const query = new URLSearchParams({ redirectUrl: toInAppPath(address) })
  location.hash = `/new-conditions?${query.toString()}`
}

/** Records the refusal and returns the sign-in screen, which then waits a minute before it starts a sign-in automatically. */
function refusedAddress(): string {
  recordRefusal()
  return '/#/auth'
}

/**
 * Leaves the page, once. If the address cannot be made, as when the identity server does not answer, shows the sign-in screen.
 * Takes what makes the address from the settings of the identity server; null stays.
 */
export async function leavePage(
  address: (identity: IdentitySettings) => Promise<string | null>,
): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  // With the back button a browser may restore this page from its cache, without a session.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const to = await address(settings).catch(refusedAddress)
  if (to === null) return
  location.assign(to)
  if (to.startsWith('/#')) location.reload()
}
