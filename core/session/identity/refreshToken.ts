import type { IdentitySettings } from './identitySettings'
import { storageKeys, readStorage } from '../../state/localStorage'
import { createUserManager } from './userManager'
import { removeOidcUser } from './removeOidcUser'
import { replaceToken } from '../session'
import { readToken } from '../token'

const personIn = (token: string | null) => readToken(token)?.sub

/**
 * Takes what another tab has renewed, else renews with the refresh token; without one nothing happens. Only into a session of
 * the same person: what is left of somebody else's is removed, and so is what comes too late (SHELL-034).
 * In: which tokens need no renewal.
 */
export async function refreshStoredToken(
  settings: IdentitySettings,
  lasts: (token: string | null) => boolean,
): Promise<void> {
  const stored = readStorage(storageKeys.token)
  if (stored === null || lasts(stored)) return replaceToken(stored)
  const person = personIn(stored)
  const manager = createUserManager(settings)
  const before = await manager.getUser()
  if (before === null) return
  if (before.profile.sub !== person) return removeOidcUser()
  if (before.refresh_token === undefined) return
  const user = await manager.signinSilent()
  // Meanwhile the session may have ended, or another begun: by a link in this tab, or in another tab.
  if (personIn(readStorage(storageKeys.token)) !== person) return removeOidcUser()
  if (user) replaceToken(user.access_token)
}
