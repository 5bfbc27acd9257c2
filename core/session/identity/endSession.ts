import type { IdentitySettings } from './identitySettings'
import { removePersonData } from '../../state/personData'
import { createUserManager } from './userManager'
import { recordRefusal } from '../signInRefusal'
import { storeToken } from '../session'

/** Ends the session here and at the identity server. Returns the address to go to, or null when the identity server redirects. */
export async function endSession(settings: IdentitySettings): Promise<string | null> {
  const manager = createUserManager(settings)
  // Read before `storeToken` removes it: with the ID token the identity server ends the session without asking.
  const user = await manager.getUser()
  storeToken(null)
  removePersonData()
  if (user === null) {
    // A session by link. The identity server may know somebody else in this browser, so the next sign-in asks for a password.
    recordRefusal()
    return '/'
  }
  await manager.signoutRedirect(user.id_token === undefined ? {} : { id_token_hint: user.id_token })
  return null
}
