import { currentLanguage } from '../i18n/i18n'
import { parseAddress, toInAppPath } from './arrival/portalAddress'
import { isFramed } from '../state/framed'
import { identitySettings, type IdentityManifest, type IdentitySettings } from './identity/identitySettings'
import { recordRefusal, wasRecentlyRefused } from './signInRefusal'
import { renewSession } from './identity/renewSession'
import { currentSession, storeToken, sessionAtom } from './session'
import { store } from '../state/store'

let settings: IdentitySettings = identitySettings({}, location.origin)

/** Tells which identity server signs in, and leaves the page when another tab signs out. Out: its settings. */
export function configureIdentity(manifest: IdentityManifest): IdentitySettings {
  settings = identitySettings(manifest, location.origin)
  let before = currentSession().userId
  store.sub(sessionAtom, () => {
    const { userId } = currentSession()
    if (before !== null && userId === null && !leaving) {
      // The identity server may still hold the session that the other tab is ending: taking it up again would undo that.
      recordRefusal()
      location.reload()
    }
    before = userId
  })
  return settings
}

/** Takes up at once what has changed in the person's roles; where that fails, they have them from the next token on (ADMIN-042). */
export const renewRoles = (): Promise<void> =>
  renewSession(settings, currentSession().token).catch(() => undefined)

/** A page in a frame never leaves it: the identity server shows itself in none (C-063). */
let leaving = isFramed()

/** Goes to the identity server, and afterwards to `target`, by default to the present place without secrets (SHELL-040, C-029). */
export function signIn(target: string | null = toInAppPath(parseAddress(location))): void {
  const again = wasRecentlyRefused()
  void leave(async () => {
    const { authorize } = await import('./identity/index')
    return authorize(settings, { language: currentLanguage(), target, again })
  })
}

/** Signs out here, in every tab and at the identity server. */
export function signOut(): void {
  void leave(async () => {
    const { endSession } = await import('./identity/index')
    return endSession(settings)
  })
}

/** 401: the token and what renews it are deleted and the person signs in again, back to where they are (ERR-003, SHELL-040). */
export function onUnauthorized(): void {
  if (leaving) return
  signIn()
  storeToken(null)
}

/** 403: the token and what renews it are deleted and the auth screen waits for a click (ERR-004, SHELL-041, C-027). */
export function onForbidden(): void {
  if (leaving) return
  void leave(async () => refused())
  storeToken(null)
}

/** The auth screen, where nothing starts by itself for a minute. */
function refused(): string {
  recordRefusal()
  return '/#/auth'
}

/** Leaves the page once; where that fails, as without an answer of the identity server, the auth screen waits for a click. */
async function leave(address: () => Promise<string | null>): Promise<void> {
  if (leaving) return
  leaving = true
  // Back from there a browser may show this very page as it was left: empty.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const to = await address().catch(refused)
  if (to === null) return
  location.assign(to)
  if (to.startsWith('/#')) location.reload()
}
