import { resetPersonAtoms, createAtom, store } from '../state/store'
import { storageKeys, readStorage, signedInByLink, writeStorage } from '../state/localStorage'
import { removeOidcUser } from './identity/removeOidcUser'
import { rolesFromClaims } from './roles'
import { readToken } from './token'

/** Who is signed in and for whom they act. The roles are a cache of the token's (SHELL-032, C-026). */
export interface Session {
  tenant: string
  token: string | null
  userId: string | null
  roles: ReadonlySet<string>
  /** The person acted for, or null (SHELL-036). */
  actingFor: string | null
}

export const sessionAtom = createAtom<Session>({
  tenant: '',
  token: null,
  userId: null,
  roles: new Set(),
  actingFor: null,
})

/** The session as it is now. */
export const currentSession = (): Session => store.get(sessionAtom)

/** Takes up what local storage holds for this tenant, and follows other tabs from now on (SHELL-034 to SHELL-036). */
export function openSession(tenant: string): void {
  store.set(sessionAtom, { ...currentSession(), tenant })
  syncFromStorage()
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKeys.token || key === storageKeys.impersonate) syncFromStorage()
  })
}

/**
 * Keeps a new token and derives the roles; null signs this browser out. Nobody is acted for afterwards (AUTH-013, AUTH-014),
 * and what could renew the session before is gone: a link brings no refresh token, so what is there is another session's (AUTH-066).
 */
export function storeToken(token: string | null): void {
  removeOidcUser()
  writeStorage(storageKeys.impersonate, null)
  replaceToken(token)
}

/** Keeps the token of a link like `keepToken`, and that it was a link's until somebody has typed a password (AUTH-066). */
export function storeLinkToken(token: string): void {
  writeStorage(signedInByLink, '1')
  storeToken(token)
}

/** Keeps the token of a sign-in's callback, and with it what oidc-client-ts has just kept of that sign-in; else like `keepToken`. */
export function storeSignInToken(token: string): void {
  writeStorage(signedInByLink, null)
  writeStorage(storageKeys.impersonate, null)
  replaceToken(token)
}

/** Keeps a token that replaces the present one of the same person. */
export function replaceToken(token: string | null): void {
  writeStorage(storageKeys.token, token)
  writeStorage(
    storageKeys.roles,
    token === null ? null : JSON.stringify([...rolesFromClaims(readToken(token))]),
  )
  syncFromStorage()
}

/** Acts for another person, or for oneself with null; everything in memory is emptied (ROLE-005, SHELL-047). */
export function actFor(userId: string | null): void {
  writeStorage(storageKeys.impersonate, userId)
  syncFromStorage()
}

function syncFromStorage() {
  const { tenant, ...before } = currentSession()
  const token = readStorage(storageKeys.token)
  const claims = readToken(token)
  const actingFor = claims === null ? null : readStorage(storageKeys.impersonate)
  const userId = claims?.sub ?? null
  store.set(sessionAtom, {
    tenant,
    token: claims && token,
    userId,
    roles: rolesFromClaims(claims),
    actingFor,
  })
  if (userId !== before.userId || actingFor !== before.actingFor) resetPersonAtoms()
}
