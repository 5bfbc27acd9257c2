import type { Shape } from '@schemas/answers/shape'
import { ApiError, toApiError } from '../apiError'
import { buildRequest } from '../buildRequest'
import type { Call, Operation } from '../call'
import { fetchInTime } from '../fetchInTime'
import type { OperationKey, OperationSet, PluginCallOptions, PluginRequest } from './defineOperations'

/** The API of a plugin at an address of its own, as the tenant declares it in `pluginApis`. */
export interface PluginApi {
  /** Absolute, https; http only on this computer. */
  address: string
  /** Whether the access token of the person goes along. Never without https. */
  receivesToken?: boolean
}

/** What calls of plugins depend on. */
export interface PluginCallSettings {
  /** The client of the portal's API. */
  call: Call
  /** The APIs at addresses of their own by plugin id. All other plugins use the portal's API. */
  apis: Readonly<Record<string, PluginApi | undefined>>
  /** The credentials of the person, renewed; used only where an API receives the token. */
  credentials: () => Promise<{ token: string | null; actingFor: string | null }>
  language: () => string
  /** Called when a list of an answer is shown without records that cannot be read. */
  onLeftOut: (operation: string, count: number) => void
  /** Sends a request to another origin. Default: `fetchInTime`. */
  send?: typeof fetchInTime
}

/** The input of any operation. */
export type AnyInput = Omit<PluginRequest, 'set' | 'operation'> & PluginCallOptions

/** Milliseconds until a call without an answer is aborted, as for the portal's API. */
const timeout = 30_000

/**
 * Calls an operation of a plugin: at its own address if the tenant declares one, else at the portal's API with all that its
 * client does. Resolves to the answer as its shape reads it; rejects with an `ApiError`.
 */
export async function callOperation(
  settings: PluginCallSettings,
  set: OperationSet,
  operation: OperationKey,
  input: AnyInput = {},
): Promise<unknown> {
  const api = settings.apis[set.plugin]
  const answer = api
    ? await callOrigin(api, settings, { ...input, set, operation })
    : await settings.call(operation as unknown as Operation, input as never)
  const { answer: shape } = set.operations[operation] ?? {}
  return shape === undefined ? undefined : readAs(shape, operation, answer, settings)
}

async function readAs(
  shape: Shape,
  operation: string,
  answer: unknown,
  { onLeftOut }: PluginCallSettings,
): Promise<unknown> {
  const { checkShape } = await import('../answers/checkAnswer')
  return checkShape({ operation, shape }, answer, onLeftOut, (error) => {
    throw error
  })
}

/** Sends a request to an origin of somebody else: no cookies, no address of the page, and no redirect that would take them along. */
async function callOrigin(
  api: PluginApi,
  settings: PluginCallSettings,
  request: PluginRequest & PluginCallOptions,
): Promise<unknown> {
  const { method, url } = buildRequest(
    request.operation as unknown as Operation,
    request as never,
    api.address,
  )
  const reference = crypto.randomUUID().slice(0, 8)
  const headers = await headersOf(api, settings, request, reference)
  const { body, signal } = request
  const response = await (settings.send ?? fetchInTime)(url, {
    method,
    headers,
    timeout,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch(networkError)
  if (!response.ok) throw await errorOf(request, response, reference)
  const text = await response.text().catch(networkError)
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiError(response.status, 'UNREADABLE_ANSWER', undefined, { reference })
  }
}

async function headersOf(
  { address, receivesToken }: PluginApi,
  { credentials, language }: PluginCallSettings,
  { body, idempotencyKey }: PluginRequest & PluginCallOptions,
  reference: string,
): Promise<Record<string, string>> {
  const mayReceive = receivesToken === true && new URL(address).protocol === 'https:'
  const { token, actingFor } = mayReceive ? await credentials() : { token: null, actingFor: null }
  return {
    accept: 'application/json',
    'accept-language': language(),
    'x-request-id': reference,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(actingFor !== null && { 'x-impersonation-user': actingFor }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
}

/** The error of an answer, in the API's own form or in that of the contract, with the reference that the API's log has. */
async function errorOf(
  { set, operation }: PluginRequest,
  response: Response,
  sent: string,
): Promise<ApiError> {
  const reference = response.headers.get('x-request-id') ?? sent
  const { status } = response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const own = set.readError?.({ status, body })
  const error = own ?? (await toApiError(response))
  console.warn(`Plugin "${set.plugin}", ${operation}: ${status} ${error.message}, reference ${reference}`)
  return new ApiError(status, error.message, error.code, { ...error.details, reference })
}

/** Passes an `AbortError` on; everything else without an answer is a network error. */
function networkError(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new ApiError(0, 'NETWORK')
}
