import { createHash } from 'node:crypto'
import { createRemoteJWKSet } from 'jose'
import type { ExternalSignInSettings } from '../../platform/tenants/settings/externalSignIn'
import type { Departure, ExternalProvider, ExternalProviders } from '../../platform/identity/external/port'
import { readTokens, readUserinfo } from './exchange'
import { ServiceRefused } from '../../platform/services/faults'
import { verifyIdToken } from './idToken'
import { discover, type ExternalProviderMetadata } from './metadata'
import { profileOf } from './profileOf'

/** A provider and the secret that this tenant has there. */
export type ExternalProviderSettings = ExternalSignInSettings & { secret: string }

/** The settings of the providers, by tenant. */
export type ExternalAccounts = ReadonlyMap<string, ExternalProviderSettings>

const HOUR_MS = 60 * 60 * 1000
const KEYS_TIMEOUT_MS = 8000

/** Creates the clients of providers, by tenant. */
export const createExternalProviders = (accounts: ExternalAccounts): ExternalProviders =>
  new Map([...accounts].map(([tenant, settings]) => [tenant, createExternalProvider(settings)]))

/** Creates the client of a provider. Its metadata are read at the first sign-in, and again after an hour or a failure. */
function createExternalProvider(settings: ExternalProviderSettings): ExternalProvider {
  const { issuer, clientId } = settings
  const read = hourly(async () => {
    const metadata = await discover(issuer)
    const options = { timeoutDuration: KEYS_TIMEOUT_MS }
    return { metadata, keys: createRemoteJWKSet(new URL(metadata.jwksUri), options) }
  })
  return {
    settings,
    departure: async (departure) => departureAddress((await read()).metadata, clientId, departure),
    profile: async ({ params, redirectUri, nonce, verifier }) => {
      const { metadata, keys } = await read()
      checkIssuer(metadata, issuer, params)
      const code = params.get('code')
      if (!code) throw new ServiceRefused('The return has no code')
      const tokens = await readTokens(metadata, settings, { code, redirectUri, verifier })
      const claims = await verifyIdToken(tokens.idToken, keys, { issuer, clientId, nonce })
      const more = claims['email'] === undefined ? await readUserinfo(metadata, tokens, claims.sub) : {}
      return profileOf(issuer, claims.sub, { ...more, ...claims })
    },
  }
}

function departureAddress(
  { authorizationEndpoint }: ExternalProviderMetadata,
  clientId: string,
  { state, nonce, verifier, redirectUri, language, asksAgain }: Departure,
): string {
  const url = new URL(authorizationEndpoint)
  const params = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(asksAgain && { prompt: 'login' }),
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}

/** A return of another provider must not be sent to the token endpoint of this one (RFC 9207). */
function checkIssuer(
  { namesIssuer }: ExternalProviderMetadata,
  issuer: string,
  params: URLSearchParams,
): void {
  const named = params.get('iss')
  if (named === null ? namesIssuer : named !== issuer)
    throw new ServiceRefused('The return is from another issuer')
}

/** Remembers a value for an hour. A failure is not remembered. */
function hourly<T>(read: () => Promise<T>): () => Promise<T> {
  let current: { value: Promise<T>; since: number } | undefined
  return () => {
    if (current && Date.now() - current.since < HOUR_MS) return current.value
    const value = read()
    current = { value, since: Date.now() }
    value.catch(() => (current = undefined))
    return value
  }
}
