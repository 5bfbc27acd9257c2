import { emptyPersonState, stateAtom, store } from '../state/store'
import { keys, read, signedInByLink, write } from '../state/localStorage'
import { forgetOidcUser } from './identity/oidcUser'
import { rolesOf } from './roles'
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

export const sessionAtom = stateAtom<Session>({
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
  takeUp()
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === keys.token || key === keys.impersonate) takeUp()
  })
}

/**
 * Keeps a new token and derives the roles; null signs this browser out. Nobody is acted for afterwards (AUTH-013, AUTH-014),
 * and what could renew the session before is gone: a link brings no refresh token, so what is there is another session's (AUTH-066).
 */
export function keepToken(token: string | null): void {
  forgetOidcUser()
  write(keys.impersonate, null)
  renewToken(token)
}

/** Keeps the token of a link like `keepToken`, and that it was a link's until somebody has typed a password (AUTH-066). */
export function keepLink(token: string): void {
  write(signedInByLink, '1')
  keepToken(token)
}

/** Keeps the token of a sign-in's callback, and with it what oidc-client-ts has just kept of that sign-in; else like `keepToken`. */
export function keepSignIn(token: string): void {
  write(signedInByLink, null)
  write(keys.impersonate, null)
  renewToken(token)
}

/** Keeps a token that replaces the present one of the same person. */
export function renewToken(token: string | null): void {
  write(keys.token, token)
  write(keys.roles, token === null ? null : JSON.stringify([...rolesOf(readToken(token))]))
  takeUp()
}

/** Acts for another person, or for oneself with null; everything in memory is emptied (ROLE-005, SHELL-047). */
export function actFor(userId: string | null): void {
  write(keys.impersonate, userId)
  takeUp()
}

function takeUp() {
  const { tenant, ...before } = currentSession()
  const token = read(keys.token)
  const claims = readToken(token)
  const actingFor = claims === null ? null : read(keys.impersonate)
  const userId = claims?.sub ?? null
  store.set(sessionAtom, { tenant, token: claims && token, userId, roles: rolesOf(claims), actingFor })
  if (userId !== before.userId || actingFor !== before.actingFor) emptyPersonState()
}
