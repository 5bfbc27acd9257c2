import { keys, namesOf, read, write } from './keys'

/** Where oidc-client-ts keeps whom it signed in, with refresh and id token; a sign-in under way is at `oidc.<state>`. */
const prefix = 'oidc.user:'

/**
 * Forgets whom oidc-client-ts signed in, whatever the server and the client were: its refresh token would bring that person
 * back into a session that has ended, or into somebody else's (SHELL-034).
 */
export const forgetOidcUser = (): void => namesOf(prefix).forEach((name) => write(name, null))

/** True when the token that is kept, fresh or not, is a link's: no sign-in at the identity server has brought it (AUTH-066). */
export const isOfLink = (): boolean => read(keys.token) !== null && namesOf(prefix).length === 0
