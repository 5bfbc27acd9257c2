import { storageKeysWithPrefix, writeStorage } from '../../state/localStorage'

/** Prefix of the keys where oidc-client-ts stores a user with refresh and ID token. A pending sign-in is at `oidc.<state>`. */
const prefix = 'oidc.user:'

/**
 * Removes the users stored by oidc-client-ts, of any server and client. Their refresh tokens would bring that user back into
 * a session that has ended, or into somebody else's.
 */
export const removeOidcUser = (): void =>
  storageKeysWithPrefix(prefix).forEach((name) => writeStorage(name, null))
