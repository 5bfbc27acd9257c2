import type { Configuration, JWK, KoaContextWithOIDC, AdapterFactory } from 'oidc-provider'
import { interactionPolicy } from '../../platform/identity/protocol/oidcProvider'
import type { SignInProviderClient } from '../signInProvider/configuration'

/** What the portals ask for. */
export const SCOPE = 'records'

interface Settings {
  path: string
  clients: readonly SignInProviderClient[]
  adapter: AdapterFactory
  key: JWK
  cookieKey: string
}

/** The library's configuration: codes with PKCE, opaque access tokens, refresh tokens that are used once, revocation. */
export const createConfiguration = ({ path, clients, adapter, key, cookieKey }: Settings): Configuration => ({
  adapter,
  jwks: { keys: [key] },
  cookies: {
    keys: [cookieKey],
    names: { session: 'devices_session', interaction: 'devices_interaction', resume: 'devices_resume' },
    long: { httpOnly: true, sameSite: 'lax', signed: true, path },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  clients: clients.map(({ id, secret, redirectUris }) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: [...redirectUris],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256',
  })),
  scopes: ['openid', 'offline_access', SCOPE],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
  interactions: { policy: allowOnly(), url: (_, { uid }) => `${path}/interaction/${uid}` },
  loadExistingGrant,
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 86_400,
    Interaction: 3600,
    RefreshToken: 86_400,
    Session: 3600,
  },
})

/** The only question is whether the portal may read, which signs in too. */
function allowOnly() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc
  if (!session?.accountId || !client) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}
