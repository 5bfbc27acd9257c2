import type { IdentitySettings } from './identitySettings'
import { createUserManager } from './userManager'
import { recordRefusal } from '../signInRefusal'
import { storeToken } from '../session'

/** Ends the session here and at the identity server. Out: where to go; null where the identity server leads on. */
export async function endSession(settings: IdentitySettings): Promise<string | null> {
  const manager = createUserManager(settings)
  // Read before it is forgotten: with the person's id token the identity server ends their session without a question.
  const user = await manager.getUser()
  storeToken(null)
  // What this tab kept for the person, drafts among it, goes with them.
  sessionStorage.clear()
  if (user === null) {
    // A session by a link. Whom the identity server knows in this browser may be somebody else: the next sign-in asks.
    recordRefusal()
    return '/'
  }
  await manager.signoutRedirect(user.id_token === undefined ? {} : { id_token_hint: user.id_token })
  return null
}
