import { ServiceRefused, ServiceUnavailable } from '../../platform/services/faults'
import type { ExternalProviderMetadata } from './metadata'
import { basic, type Client } from '../../platform/services/basic'
import { requestJson } from '../../platform/services/requestJson'

/** The tokens of a sign-in at the provider. They are used once and never stored. */
interface Tokens {
  idToken: string
  accessToken: string
}

/** What exchanges a code. */
interface Exchange {
  code: string
  redirectUri: string
  verifier: string
}

/** Exchanges the code of a return for tokens. Rejects with `ServiceRefused` for a code that is wrong, used or expired. */
export async function readTokens(
  { tokenEndpoint, hasBasicAuthentication }: ExternalProviderMetadata,
  client: Client,
  { code, redirectUri, verifier }: Exchange,
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(!hasBasicAuthentication && { client_id: client.clientId, client_secret: client.secret }),
  })
  const { ok, body } = await requestJson(tokenEndpoint, {
    method: 'POST',
    body: form,
    headers: hasBasicAuthentication ? { authorization: basic(client) } : {},
  })
  if (!ok) throw exchangeFault(body['error'])
  const { id_token: idToken, access_token: accessToken } = body
  if (typeof idToken !== 'string') throw new ServiceRefused('The provider has sent no ID token')
  return { idToken, accessToken: typeof accessToken === 'string' ? accessToken : '' }
}

/** A wrong client or secret is a fault of the settings: the person can do nothing, and the log names it. */
function exchangeFault(error: unknown): Error {
  const code = typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : 'an error'
  const isOurs = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type'].includes(code)
  const message = `The token endpoint answers ${code}`
  return isOurs ? new ServiceUnavailable(message) : new ServiceRefused(message)
}

/** The claims of the userinfo endpoint, for a provider whose ID token has no email; none if it has no such endpoint. */
export async function readUserinfo(
  { userinfoEndpoint }: ExternalProviderMetadata,
  { accessToken }: Tokens,
  subject: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (userinfoEndpoint === undefined || accessToken === '') return {}
  const { ok, body } = await requestJson(userinfoEndpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  // Claims of another person must not be mixed with those of the ID token (OpenID Connect Core 5.3.2).
  return ok && body['sub'] === subject ? body : {}
}
