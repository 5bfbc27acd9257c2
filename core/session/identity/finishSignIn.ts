import type { IdentitySettings } from './identitySettings'
import { createUserManager } from './userManager'
import { clearSignInFailures, canRestartSignIn, recordRefusal } from '../signInRefusal'
import { storeSignInToken, storeToken } from '../session'
import { signIn } from '../signIn'

/**
 * Finishes a sign-in: checks the answer, exchanges the code, stores the tokens, ends acting for another person and goes to the redirect screen. Code and state leave the address bar (C-022).
 * A failed sign-in is restarted once; after that the sign-in screen waits for a click (C-028).
 */
export async function finishSignIn(settings: IdentitySettings): Promise<void> {
  try {
    const manager = createUserManager(settings)
    const user = await manager.signinRedirectCallback(location.href)
    // Sign-ins that were never finished have left their state in storage.
    await manager.clearStaleState()
    const { target } = (user.state ?? {}) as { target?: string | null }
    clearSignInFailures()
    storeSignInToken(user.access_token)
    history.replaceState(null, '', `/#/auth-redirect/${encodeURIComponent(target ?? '/')}`)
  } catch {
    if (canRestartSignIn()) {
      // Before `storeToken(null)`: a page that is already leaving does not react to the end of its session.
      signIn(null)
      storeToken(null)
      return new Promise(() => {})
    }
    storeToken(null)
    recordRefusal()
    history.replaceState(null, '', '/#/auth')
  }
}
