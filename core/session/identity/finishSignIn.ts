import type { IdentitySettings } from './identitySettings'
import { createManager } from './userManager'
import { forgetFailures, mayRestart, rememberRefusal } from '../signInRefusal'
import { keepSignIn, keepToken } from '../session'
import { signIn } from '../signIn'

/**
 * Finishes a sign-in: checks the answer, exchanges the code, keeps refresh token and token, forgets whom one acted for (AUTH-013, AUTH-014)
 * and moves on to the redirect screen with the target; code and state leave the address bar (C-022).
 * A sign-in that fails is started again once; after that the auth screen waits for a click (SHELL-042, C-028).
 */
export async function finishSignIn(settings: IdentitySettings): Promise<void> {
  try {
    const manager = createManager(settings)
    const user = await manager.signinRedirectCallback(location.href)
    // Sign-ins that were begun and left have kept their state.
    await manager.clearStaleState()
    const { target } = (user.state ?? {}) as { target?: string | null }
    forgetFailures()
    keepSignIn(user.access_token)
    history.replaceState(null, '', `/#/auth-redirect/${encodeURIComponent(target ?? '/')}`)
  } catch {
    if (mayRestart()) {
      // Begun first: a page that is leaving does not take the end of its session for one in another tab.
      signIn(null)
      keepToken(null)
      return new Promise(() => {})
    }
    keepToken(null)
    rememberRefusal()
    history.replaceState(null, '', '/#/auth')
  }
}
