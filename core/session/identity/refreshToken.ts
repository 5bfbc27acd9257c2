import type { IdentitySettings } from './identitySettings'
import { storageKeys, readStorage } from '../../state/localStorage'
import { createUserManager } from './userManager'
import { removeOidcUser } from './removeOidcUser'
import { replaceToken } from '../session'
import { readToken } from '../token'

const subjectOf = (token: string | null) => readToken(token)?.sub

/**
 * Uses a token that another tab has renewed; otherwise renews with the refresh token, if there is one. A refresh token of
 * another user is removed, and so is an answer that arrives after the session has changed (SHELL-034).
 * `isUsable` says which tokens need no renewal.
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
  const user = await manager.signinSilent()
  // The session may have ended or changed meanwhile: by a link in this tab, or in another tab.
  if (subjectOf(readStorage(storageKeys.token)) !== subject) return removeOidcUser()
  if (user) replaceToken(user.access_token)
}
