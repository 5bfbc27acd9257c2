import { createHash } from 'node:crypto'
import type { KeyRing } from '../../platform/secrets/keyRing'
import { basic } from '../../platform/services/basic'
import { ServiceRefused, ServiceUnavailable } from '../../platform/services/faults'
import { requestJson } from '../../platform/services/requestJson'
import {
  TokensRefused,
  type Departure,
  type Exchange,
  type DeviceProvider,
  type RecordPage,
  type Tokens,
} from '../../domain/devices/cloud/port'
import type { DeviceProviderSettings } from '../../platform/tenants/settings/deviceProvider'

/** The account of a tenant at its device provider, with its secret. */
export type DeviceAccount = DeviceProviderSettings & { secret: string }

/** What encrypts the stored part of connections, and what opens those of before: the server's keys, then the secret of the tenant. */
export const deviceKeysOf = ({ secret }: DeviceAccount, serverKey: KeyRing | undefined): KeyRing =>
  serverKey ? [...serverKey, secret] : [secret]

/** A provider of devices that authorizes by OAuth 2.0 and lists the records of a person. `serverKey` encrypts what is stored of connections. */
export const createDeviceProvider = (account: DeviceAccount, serverKey?: KeyRing): DeviceProvider => ({
  name: account.name,
  secret: deviceKeysOf(account, serverKey),
  departureAddress: (departure) => departureAddress(account, departure),
  exchangeCode: (exchange) => exchangeCode(account, exchange),
  refreshTokens: (tokens) => refreshTokens(account, tokens),
  revokeTokens: (tokens) => revokeTokens(account, tokens),
  readRecords: (tokens, position) => readRecords(account, tokens, position),
})

/** The address at which a person allows the connection: the authorization code flow with PKCE and state. */
function departureAddress(
  { authorizationUrl, clientId, scope }: DeviceAccount,
  { origin, state, verifier, redirectUri, language }: Departure,
): string {
  const url = new URL(authorizationUrl, origin)
  const params = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    ...(scope && { scope }),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}

/** Exchanges the code of a return. Rejects with `TokensRefused` for a code that is wrong, used or expired. */
const exchangeCode = (provider: DeviceAccount, { code, verifier, redirectUri }: Exchange): Promise<Tokens> =>
  requestTokens(provider, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })

/** New tokens for those that have expired. Rejects with `TokensRefused` where the provider gives none. */
async function refreshTokens(provider: DeviceAccount, { refresh }: Tokens): Promise<Tokens> {
  if (refresh === '') throw new TokensRefused('There is no refresh token')
  const tokens = await requestTokens(provider, { grant_type: 'refresh_token', refresh_token: refresh })
  return { ...tokens, refresh: tokens.refresh || refresh }
}

async function requestTokens(provider: DeviceAccount, form: Record<string, string>): Promise<Tokens> {
  const { ok, body } = await requestJson(provider.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: basic(provider) },
  })
  const { access_token: access, refresh_token: refresh, error } = body
  if (ok && typeof access === 'string' && access !== '')
    return { access, refresh: typeof refresh === 'string' ? refresh : '' }
  // Any other error is a fault of the settings: the person can do nothing, and the log names it.
  if (error === 'invalid_grant') throw new TokensRefused('The provider refuses the grant')
  throw new ServiceUnavailable(`The token address answers ${nameOfError(error)}`)
}

const nameOfError = (error: unknown) =>
  typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : 'without a token'

/** Ends the tokens at the provider (RFC 7009). */
async function revokeTokens(provider: DeviceAccount, tokens: Tokens): Promise<void> {
  if (provider.revocationUrl === undefined) return
  const token = tokens.refresh || tokens.access
  const { ok } = await requestJson(provider.revocationUrl, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    headers: { authorization: basic(provider) },
  })
  if (!ok) throw new ServiceUnavailable('The revocation address refuses')
}

/** Reads the records after a position. Rejects with `TokensRefused` where the access token is no longer valid. */
async function readRecords(
  { recordsUrl }: DeviceAccount,
  { access }: Tokens,
  position: string,
): Promise<RecordPage> {
  const url = new URL(recordsUrl)
  url.searchParams.set('limit', '200')
  if (position !== '') url.searchParams.set('after', position)
  const { ok, status, body } = await requestJson(url.href, { headers: { authorization: `Bearer ${access}` } })
  if (status === 401) throw new TokensRefused('The provider refuses the access token')
  if (!ok || !Array.isArray(body['records'])) throw new ServiceRefused('The list of records cannot be read')
  const next = body['position']
  return {
    records: body['records'],
    position: typeof next === 'string' && next.length <= 500 ? next : position,
    hasMore: body['hasMore'] === true,
  }
}
