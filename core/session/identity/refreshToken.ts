import type { IdentitySettings } from './identitySettings'
import { keys, read } from '../../state/localStorage'
import { createManager } from './userManager'
import { forgetOidcUser } from './oidcUser'
import { renewToken } from '../session'
import { readToken } from '../token'

const personIn = (token: string | null) => readToken(token)?.sub

/**
 * Takes what another tab has renewed, else renews with the refresh token; without one nothing happens. Only into a session of
 * the same person: what is left of somebody else's is removed, and so is what comes too late (SHELL-034).
 * In: which tokens need no renewal.
 */
export async function renewStored(
  settings: IdentitySettings,
  lasts: (token: string | null) => boolean,
): Promise<void> {
  const stored = read(keys.token)
  if (stored === null || lasts(stored)) return renewToken(stored)
  const person = personIn(stored)
  const manager = createManager(settings)
  const before = await manager.getUser()
  if (before === null) return
  if (before.profile.sub !== person) return forgetOidcUser()
  if (before.refresh_token === undefined) return
  const user = await manager.signinSilent()
  // Meanwhile the session may have ended, or another begun: by a link in this tab, or in another tab.
  if (personIn(read(keys.token)) !== person) return forgetOidcUser()
  if (user) renewToken(user.access_token)
}
