import type { OperationCall } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import { writerOf } from '../../measurements/patient'
import { beginAttempt, takeAttempt } from './attempts'
import { deleteConnection, saveConnection } from './connections'
import { reportFault } from './faults'
import { TokensRefused, type DeviceProvider } from './port'
import { callbackAddress, returnPage } from './redirects'

/** What these steps need of a call. */
export type ConnectionCall = Pick<
  OperationCall<'GET api/devices/authorization'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

/** Begins a connection. Returns the address at the provider. Throws 400 for a return that is not to a portal of the tenant. */
export async function beginConnection(
  call: ConnectionCall,
  provider: DeviceProvider,
  redirect: string | undefined,
): Promise<string> {
  const { origin, language, tenant } = call
  const page = returnPage(redirect, [origin, ...(tenant.backend.origins ?? [])])
  const attempt = await beginAttempt(call.db, writerOf(call), provider.secret, page)
  return provider.departureAddress({
    ...attempt,
    origin,
    redirectUri: callbackAddress(origin),
    language,
  })
}

/**
 * Completes a connection that the same person has begun for the same subject. Rejects with 403 where they have refused it at the
 * provider, with `TokensRefused` for a connection that is unknown, used or expired.
 */
export async function completeConnection(
  call: ConnectionCall,
  provider: DeviceProvider,
  state: string,
): Promise<void> {
  const writer = writerOf(call)
  const attempt = await takeAttempt(call.db, writer, provider.secret, state)
  if (attempt?.error === 'access_denied') throw new HttpError(403, 'DEVICE_ACCESS_REFUSED')
  if (!attempt?.code) throw new TokensRefused('The connection has not been answered')
  const { code, verifier } = attempt
  const tokens = await provider.exchangeCode({ code, verifier, redirectUri: callbackAddress(call.origin) })
  await saveConnection(call.db, writer, provider.secret, tokens)
}

/** Ends a connection here, and at the provider where it answers. */
export async function endConnection(call: ConnectionCall, provider: DeviceProvider): Promise<void> {
  const tokens = await deleteConnection(call.db, writerOf(call), provider.secret)
  if (tokens) await provider.revokeTokens(tokens).catch(reportFault)
}
