import { UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { scope } from './authorize'
import type { IdentitySettings } from './identitySettings'

/**
 * The OpenID Connect library, set up for a tenant. Imported only when it is needed: at the callback, to renew, to sign out.
 * It exchanges the code whatever the flow: what a hybrid answer's fragment holds besides is thrown away (C-021).
 */
export const createUserManager = (settings: IdentitySettings): UserManager =>
  new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    post_logout_redirect_uri: new URL('/', settings.redirectUri).href,
    response_type: 'code',
    response_mode: settings.flow === 'hybrid' ? 'fragment' : 'query',
    scope,
    userStore: new WebStorageStateStore({ store: localStorage }),
    stateStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
  })
