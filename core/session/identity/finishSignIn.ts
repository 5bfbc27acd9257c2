import type { IdentitySettings } from './identitySettings'
import { createUserManager } from './userManager'
import { clearSignInFailures, canRestartSignIn, recordRefusal } from '../signInRefusal'
import { storeSignInToken, storeToken } from '../session'
import { signIn } from '../signIn'

/**
 * Finishes a sign-in: checks the answer, exchanges the code, keeps refresh token and token, forgets whom one acted for (AUTH-013, AUTH-014)
 * and moves on to the redirect screen with the target; code and state leave the address bar (C-022).
 * A sign-in that fails is started again once; after that the auth screen waits for a click (SHELL-042, C-028).
 */
export async function finishSignIn(settings: IdentitySettings): Promise<void> {
  try {
    const manager = createUserManager(settings)
    const user = await manager.signinRedirectCallback(location.href)
    // Sign-ins that were begun and left have kept their state.
    await manager.clearStaleState()
    const { target } = (user.state ?? {}) as { target?: string | null }
    clearSignInFailures()
    storeSignInToken(user.access_token)
    history.replaceState(null, '', `/#/auth-redirect/${encodeURIComponent(target ?? '/')}`)
  } catch {
    if (canRestartSignIn()) {
      // Begun first: a page that is leaving does not take the end of its session for one in another tab.
      signIn(null)
      storeToken(null)
      return new Promise(() => {})
    }
    storeToken(null)
    recordRefusal()
    history.replaceState(null, '', '/#/auth')
  }
}
