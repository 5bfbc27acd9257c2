import { storageKeysWithPrefix, writeStorage } from '../../state/localStorage'

/** Where oidc-client-ts keeps whom it signed in, with refresh and id token; a sign-in under way is at `oidc.<state>`. */
const prefix = 'oidc.user:'

/**
 * Forgets whom oidc-client-ts signed in, whatever the server and the client were: its refresh token would bring that person
 * back into a session that has ended, or into somebody else's (SHELL-034).
 */
export const removeOidcUser = (): void =>
  storageKeysWithPrefix(prefix).forEach((name) => writeStorage(name, null))
