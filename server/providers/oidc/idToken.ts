import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { ServiceRefused, ServiceUnavailable } from '../../platform/services/faults'

/** What an ID token must be about. */
export interface ExpectedToken {
  issuer: string
  clientId: string
  nonce: string
}

/** Signatures with a public key. A secret shared with the provider, or none, proves too little. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_SECONDS = 60

/**
 * Verifies an ID token (OpenID Connect Core 3.1.3.7): signature, issuer, audience, times and nonce. Rejects with
 * `ServiceRefused`, or with `ServiceUnavailable` when the provider's keys cannot be read.
 */
export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce }: ExpectedToken,
): Promise<JWTPayload & { sub: string }> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance: CLOCK_SECONDS,
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch((error: unknown) => {
    throw faultOf(error)
  })
  const { sub, aud, azp } = payload
  if (payload['nonce'] !== nonce) throw new ServiceRefused('The ID token is of another sign-in')
  const isForOthers = Array.isArray(aud) && aud.length > 1
  if ((azp !== undefined || isForOthers) && azp !== clientId)
    throw new ServiceRefused('The ID token was issued to another client')
  if (typeof sub !== 'string' || sub === '' || sub.length > 255)
    throw new ServiceRefused('The ID token names nobody')
  return { ...payload, sub }
}

/** An unreadable key set has the general error class or a network error; an invalid token has a class of its own. */
function faultOf(error: unknown): Error {
  const isOfToken =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    error.constructor !== errors.JOSEError
  const { message } = error as Error
  return isOfToken
    ? new ServiceRefused(`The ID token is not valid: ${message}`, { cause: error })
    : new ServiceUnavailable(`The keys of the provider cannot be read: ${message}`, { cause: error })
}
