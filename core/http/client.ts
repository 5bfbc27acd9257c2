import { buildRequest } from './buildRequest'
import type { Capability } from '@schemas/generated/contract'
import { prepareReader, readerFor } from './answers/loadReader'
import type { Call, CallInput, Operation } from './call'
import { fetchInTime } from './fetchInTime'
import { readContent } from './readContent'
import { takeEarlyResponse } from './earlyRequests'
import { ApiError, conditionsNotAccepted, recordsRefused, toApiError } from './apiError'

/** The credentials that a request is sent with. */
interface Credentials {
  token: string | null
  actingFor: string | null
}

/** What the client depends on. */
export interface ClientOptions {
  /** Base URL of the API, for example `/`. */
  base: string
  /** The credentials for a request. Waits for a token renewal, and rejects when the person changed meanwhile or the session waits. */
  credentials: () => Promise<Credentials>
  /** The current credentials, without waiting. */
  current: () => Credentials
  /** Whether the back end offers a capability. */
  offers: (capability: Capability) => boolean
  /** The language of the portal, sent as `accept-language`. */
  language: () => string
  /** Called on 401: the session has ended. */
  onUnauthorized: () => void
  /**
   * Called on 403 with its code: the user is refused, or has to accept the conditions of the service first. Quiet calls report only the latter (C-030).
   */
  onForbidden: (code: string) => void
  /** Asks the person who acts to confirm who they are. Resolves to whether they have. */
  reauthenticate: () => Promise<boolean>
  /** Called for errors with a general message. Not called for quiet calls. */
  onError: (error: ApiError) => void
  /** Called when lists of an answer are shown without records that cannot be read. */
  onLeftOut: (operation: Operation, count: number) => void
}

/** The code of a call beyond the specification that the back end does not offer. */
const NOT_OFFERED = 'NOT_OFFERED'

/** Milliseconds until a call without an answer is aborted. A file may take longer. */
const timeout = 30_000

/**
 * Creates the API client: bearer token, X-Impersonation-User, handling of 401, 403 and 5xx.
 * Calls resolve to the answer's JSON, or undefined when it is empty, and reject with an `ApiError`. A call that needs to know who
 * acts is repeated once, after the person has confirmed it; nothing else is.
 */
export function createCall(options: ClientOptions): Call {
  const send = createSend(options)
  return (operation, input) =>
    send(operation, input).catch(async (error: unknown) => {
      if (!needsReauthentication(error) || !(await options.reauthenticate())) throw error
      return send(operation, input)
    })
}

const needsReauthentication = (error: unknown) =>
  error instanceof ApiError && error.message === 'REAUTHENTICATION_REQUIRED'

function createSend(options: ClientOptions): Call {
  return async <K extends Operation>(operation: K, input: CallInput<K> = {}) => {
    // Nothing is reported: the screen shows what there is without it.
    if (input.capability && !options.offers(input.capability)) throw new ApiError(404, NOT_OFFERED)
    const { method, url } = buildRequest(operation, input, options.base)
    const failedCall = { method, quiet: input.quiet }
    const credentials = await options
      .credentials()
      .catch((error: Error) => handleError(error, failedCall, options))
    const fail = (error: Error) => handleError(error, { ...failedCall, credentials }, options)
    const early = method === 'GET' ? takeEarlyResponse({ url, ...credentials }) : undefined
    const request = { method, ...requestOptions(input, credentials, options.language()) }
    const isJson = !input.file && !input.onText
    if (isJson) prepareReader(operation)
    const { onProgress } = input
    const send = async () =>
      onProgress ? (await import('./sendFile')).sendFile(url, request, onProgress) : fetchInTime(url, request)
    const response = await (early ?? send()).catch((cause: unknown) => fail(networkError(cause)))
    if (!response.ok) return fail(await toApiError(response))
    const content = await readContent(response, input).catch((cause: unknown) => fail(networkError(cause)))
    const reader = isJson ? await readerFor(operation, content) : null
    return reader ? (reader.checkAnswer(operation, content, options.onLeftOut, fail) as never) : content
  }
}

function requestOptions(
  { body, signal, idempotencyKey }: CallInput<Operation>,
  { token, actingFor }: Credentials,
  language: string,
) {
  const isFile = body instanceof Blob
  const isJson = body !== undefined && !isFile
  return {
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      'accept-language': language,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(actingFor !== null && { 'x-impersonation-user': actingFor }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(isFile ? { body: toFormData(body) } : { timeout, ...(isJson && { body: JSON.stringify(body) }) }),
    ...(signal !== undefined && { signal }),
  }
}

function toFormData(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Passes an `AbortError` on; everything else without an answer is a network error. */
const networkError = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'AbortError' ? cause : new ApiError(0, 'NETWORK')

interface FailedCall {
  method: string
  quiet: CallInput<Operation>['quiet']
  /** Absent when the call was not sent. */
  credentials?: Credentials
}

function handleError(
  error: Error,
  { method, quiet, credentials }: FailedCall,
  options: ClientOptions,
): never {
  // The person is asked instead, and the session goes on.
  if (error instanceof ApiError && !needsReauthentication(error)) {
    const { token, actingFor } = options.current()
    // A late answer for another person, or for a token renewed meanwhile, must not end the session.
    const isCurrent = token === credentials?.token && actingFor === credentials.actingFor
    if (error.status === 401 && isCurrent) options.onUnauthorized()
    if (error.message === recordsRefused) throw error
    const isAsked = error.message === conditionsNotAccepted
    if (error.status === 403 && isCurrent && (isAsked || quiet !== true)) options.onForbidden(error.message)
    if (isAsked) throw error
    // For a read without an answer the screen shows an error state with a retry.
    if (!quiet && !(error.status === 0 && method === 'GET')) options.onError(error)
  }
  throw error
}
