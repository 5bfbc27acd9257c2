import { resetPersonAtoms, createAtom, store } from '../state/store'
import { forgetRefused, storageKeys, readStorage, signedInByLink, writeStorage } from '../state/localStorage'
import { removeTabDataAfterSignOut } from '../state/tabData'
import { tabStorage } from '../state/tabStorage'
import { withFallback } from '../state/withFallback'
import { isVisitTab } from './arrival/visitTab'
import { correctClock } from './clock'
import { removeOidcUser } from './identity/removeOidcUser'
import { rolesFromClaims } from './roles'
import { readToken } from './token'

export { currentPath } from './arrival/portalAddress'

/** Who is signed in and for whom they act. The roles are derived from the token (C-026). */
export interface Session {
  tenant: string
  token: string | null
  userId: string | null
  roles: ReadonlySet<string>
  /** The id of the person acted for, or null. */
  actingFor: string | null
}

/** The session of this browser; components use `useSession`. */
export const sessionAtom = createAtom<Session>({
  tenant: '',
  token: null,
  userId: null,
  roles: new Set(),
  actingFor: null,
})

/** The current session. */
export const currentSession = (): Session => store.get(sessionAtom)

let roleClaim: string | undefined

/**
 * Restores the session from local storage and follows changes made by other tabs. `claim` is where tokens of this tenant have the roles.
 */
export function openSession(tenant: string, claim?: string): void {
  roleClaim = claim
  store.set(sessionAtom, { ...currentSession(), tenant })
  if (isVisitTab) return
  removeTabDataAfterSignOut()
  syncFromStorage()
  window.addEventListener('storage', ({ key }) => {
    forgetRefused(key)
    removeTabDataAfterSignOut()
    if (key === null || key === storageKeys.token || key === storageKeys.impersonate) syncFromStorage()
  })
}

/** Sets the token with which this tab calls the API in the session of a visit. It is nobody's session and is stored nowhere. */
export const setVisitToken = (token: string | null): void =>
  store.set(sessionAtom, { ...currentSession(), token })

/**
 * Stores a new token and derives the roles; `null` signs this browser out. Ends acting for another person
 * and removes the refresh token: a link brings none, so a stored one belongs to another session.
 */
export function storeToken(token: string | null): void {
  removeOidcUser()
  writeStorage(storageKeys.impersonate, null)
  replaceToken(token)
}

/** Stores the token of a sign-in link, and marks the session as one by link until the next sign-in with a password. */
export function storeLinkToken(token: string): void {
  writeStorage(signedInByLink, '1')
  storeToken(token)
}

/** Stores the token of a finished sign-in. Unlike `storeToken` it keeps the refresh token that oidc-client-ts has just stored. */
export function storeSignInToken(token: string): void {
  writeStorage(signedInByLink, null)
  writeStorage(storageKeys.impersonate, null)
  replaceToken(token)
}

/** Stores a token that replaces the current one of the same user. */
export function replaceToken(token: string | null): void {
  const claims = readToken(token)
  if (claims && token !== readStorage(storageKeys.token)) correctClock(claims)
  writeStorage(storageKeys.token, token)
  writeStorage(
    storageKeys.roles,
    token === null ? null : JSON.stringify([...rolesFromClaims(claims, roleClaim)]),
  )
  syncFromStorage()
}

/**
 * Starts acting for another person, or returns to the user's own account with `null`. Resets all person state. Takes the in-app path where acting begins, if this tab should return to it.
 */
export function actFor(userId: string | null, origin: string | null = null): void {
  writeStorage(storageKeys.impersonate, userId)
  if (origin === null) tabStorage().removeItem(actingOriginKey)
  else withFallback(() => tabStorage().setItem(actingOriginKey, origin), undefined)
  syncFromStorage()
}

const actingOriginKey = 'actingOrigin'

/** The in-app path where acting for another person began in this tab; null if it is not known. */
export const actingOrigin = (): string | null => tabStorage().getItem(actingOriginKey)

function syncFromStorage() {
  const { tenant, ...previous } = currentSession()
  const token = readStorage(storageKeys.token)
  const claims = readToken(token)
  const actingFor = claims === null ? null : readStorage(storageKeys.impersonate)
  const userId = claims?.sub ?? null
  store.set(sessionAtom, {
    tenant,
    token: claims && token,
    userId,
    roles: rolesFromClaims(claims, roleClaim),
    actingFor,
  })
  if (userId !== previous.userId || actingFor !== previous.actingFor) resetPersonAtoms()
}
