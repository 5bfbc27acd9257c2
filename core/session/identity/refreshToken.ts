import { ErrorResponse } from 'oidc-client-ts'
import type { IdentitySettings } from './identitySettings'
import { storageKeys, readStorage } from '../../state/localStorage'
import { createUserManager } from './userManager'
import { removeOidcUser } from './removeOidcUser'
import { replaceToken } from '../session'
import { readToken } from '../token'

const subjectOf = (token: string | null) => readToken(token)?.sub

/**
 * Uses a token that another tab has renewed; otherwise renews with the refresh token, if there is one. A refresh token of
 * another user is removed, and so is an answer that arrives after the session has changed.
 * `isUsable` says which tokens need no renewal. A refresh token that the identity server refuses is removed. Rejects when the
 * identity server does not answer; another try may help then.
 */
export async function refreshStoredToken(
  settings: IdentitySettings,
  isUsable: (token: string | null) => boolean,
): Promise<void> {
  const stored = readStorage(storageKeys.token)
  if (stored === null || isUsable(stored)) return replaceToken(stored)
  const subject = subjectOf(stored)
  const manager = createUserManager(settings)
  const storedUser = await manager.getUser()
  if (storedUser === null) return
  if (storedUser.profile.sub !== subject) return removeOidcUser()
  if (storedUser.refresh_token === undefined) return
  const user = await manager.signinSilent().catch(nullIfRefused)
  // The session may have ended or changed meanwhile: by a link in this tab, or in another tab.
  if (subjectOf(readStorage(storageKeys.token)) !== subject) return removeOidcUser()
  if (user) replaceToken(user.access_token)
  else removeOidcUser()
}

/** Null for an answer that ends the session. Throws the errors that pass. */
function nullIfRefused(error: unknown): null {
  const passes = ['server_error', 'temporarily_unavailable']
  if (error instanceof ErrorResponse && !passes.includes(error.error ?? '')) return null
  throw error
}
