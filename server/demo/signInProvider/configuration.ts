import type { ClientMetadata, Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider'
import { interactionPolicy } from '../../platform/identity/protocol/oidcProvider'
import { createMemoryAdapter } from './memoryAdapter'
import { personOf } from './people'

/** A portal that signs people in through the demo provider. */
export interface SignInProviderClient {
  id: string
  secret: string
  redirectUris: readonly string[]
}

/** Settings of the demo provider. */
export interface SignInProviderOptions {
  /** `<origin><path>`; requests below the path are the provider's. */
  issuer: string
  /** As people know it. */
  name: string
  clients: readonly SignInProviderClient[]
  /** Puts email and name into the ID token too, as some providers do. Default: they are read with the access token. */
  fullIdToken?: boolean
  /** The private key that signs the tokens. Default: a new one. */
  key?: JWK
}

/** The library's configuration. `key` signs the tokens, `cookieKey` the cookies. */
export const createConfiguration = (
  { issuer, clients, fullIdToken = false }: SignInProviderOptions,
  key: JWK,
  cookieKey: string,
): Configuration => ({
  adapter: createMemoryAdapter(),
  jwks: { keys: [key] },
  cookies: cookies(new URL(issuer).pathname, cookieKey),
  clients: clients.map(clientOf),
  scopes: ['openid'],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  conformIdTokenClaims: !fullIdToken,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: {
    policy: signInOnly(),
    url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
  },
  loadExistingGrant,
  // The adapter remembers no session.
  expiresWithSession: () => false,
  findAccount,
  ttl: {
    AccessToken: 300,
    AuthorizationCode: 60,
    Grant: 3600,
    IdToken: 300,
    Interaction: 3600,
    Session: 3600,
  },
})

const findAccount: NonNullable<Configuration['findAccount']> = async (_, email) => {
  const { isVerified, name, surname } = personOf(email)
  return {
    accountId: email,
    claims: async () => ({
      sub: email,
      email,
      email_verified: isVerified,
      ...(name && { given_name: name }),
      ...(surname && { family_name: surname }),
    }),
  }
}

const clientOf = ({ id, secret, redirectUris }: SignInProviderClient): ClientMetadata => ({
  client_id: id,
  client_secret: secret,
  redirect_uris: [...redirectUris],
  response_types: ['code'],
  grant_types: ['authorization_code'],
  id_token_signed_response_alg: 'ES256',
})

/** The provider shares the host of a portal, so its cookies have names and a path of their own. */
const cookies = (path: string, key: string): NonNullable<Configuration['cookies']> => ({
  keys: [key],
  names: { session: 'demo_session', interaction: 'demo_interaction', resume: 'demo_resume' },
  long: { httpOnly: true, sameSite: 'lax', signed: true, path },
  short: { httpOnly: true, sameSite: 'lax', signed: true },
})

/** The interactions of the provider without the consent step. */
function signInOnly() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** The portals are known, so there is nothing to consent to. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc
  if (!session?.accountId || !client) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
