import { ServiceRefused, ServiceUnavailable } from '../../platform/services/faults'
import { requestJson } from '../../platform/services/requestJson'

/** What a provider says about itself (OpenID Connect Discovery). */
export interface ExternalProviderMetadata {
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | undefined
  jwksUri: string
  /** Whether the token endpoint takes the secret in the Authorization header; otherwise it is in the body. */
  hasBasicAuthentication: boolean
  /** Whether every return names the issuer (RFC 9207). */
  namesIssuer: boolean
}

/**
 * Reads the metadata of an issuer. Rejects with `ServiceRefused` when they are another issuer's, or name an address
 * that is not https; only an issuer on this machine may use http.
 */
export async function discover(issuer: string): Promise<ExternalProviderMetadata> {
  const { ok, body } = await requestJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!ok) throw new ServiceUnavailable(`${issuer} has no openid-configuration`)
  if (body['issuer'] !== issuer) throw new ServiceRefused(`${issuer} describes another issuer`)
  const address = (name: string) => secureAddress(issuer, name, body[name])
  const methods = body['token_endpoint_auth_methods_supported']
  return {
    authorizationEndpoint: address('authorization_endpoint'),
    tokenEndpoint: address('token_endpoint'),
    userinfoEndpoint: body['userinfo_endpoint'] === undefined ? undefined : address('userinfo_endpoint'),
    jwksUri: address('jwks_uri'),
    hasBasicAuthentication: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    namesIssuer: body['authorization_response_iss_parameter_supported'] === true,
  }
}

function secureAddress(issuer: string, name: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && issuer.startsWith('http:'))
  if (!url || !isSecure) throw new ServiceRefused(`${issuer} has no secure ${name}`)
  return url.href
}
