import { UserManager, WebStorageStateStore, type StateStore } from 'oidc-client-ts'
import { readStorage, storageKeysWithPrefix, writeStorage } from '../../state/localStorage'
import type { IdentitySettings } from './identitySettings'

/**
 * Creates the OpenID Connect client of a tenant. It is loaded on demand: at the callback, to renew and to sign out.
 * It exchanges the code in both flows and ignores the tokens in the fragment of a hybrid answer (C-021).
 */
export const createUserManager = (settings: IdentitySettings): UserManager =>
  new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    post_logout_redirect_uri: new URL('/', settings.redirectUri).href,
    response_type: 'code',
    response_mode: settings.flow === 'hybrid' ? 'fragment' : 'query',
    scope: settings.scope,
    userStore,
    stateStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 15,
  })

const prefix = 'oidc.'

/** Stores the user in local storage; until a reload where the browser refuses to write. */
const userStore: StateStore = {
  get: async (key) => readStorage(prefix + key),
  set: async (key, value) => writeStorage(prefix + key, value),
  remove: async (key) => {
    const value = readStorage(prefix + key)
    writeStorage(prefix + key, null)
    return value
  },
  getAllKeys: async () => storageKeysWithPrefix(prefix).map((key) => key.slice(prefix.length)),
}
