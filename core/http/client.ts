import ky from 'ky'
import { buildRequest } from './buildRequest'
import type { Call, CallInput, Operation } from './call'
import { readContent } from './readContent'
import { takeEarlyResponse } from './earlyRequests'
import { ApiError, toApiError } from './apiError'

/** Who acts, by their token, and for whom. */
interface Acting {
  token: string | null
  actingFor: string | null
}

/** What the client needs of the house. */
export interface ClientOptions {
  /** Address of the API, for example `/` (SHELL-045). */
  base: string
  /** The person at this moment; waits while the token is being renewed, and rejects where it is somebody else then. */
  person: () => Promise<Acting>
  /** The person at this moment, at once. */
  current: () => Acting
  /** The language of the portal: what the server leads to, such as a payment page, speaks it too. */
  language: () => string
  /** 401: the session is over (SHELL-040). */
  onUnauthorized: () => void
  /** 403: the session is refused (SHELL-041). Not called for quiet calls (C-030). */
  onForbidden: () => void
  /** A fault that everybody is told of the same way (ERR-001). Not called for quiet calls. */
  onFault: (fault: ApiError) => void
}

/** Milliseconds without an answer until a call is given up. */
const patience = 30_000

/**
 * Makes the one API client: bearer token (SHELL-046), X-Impersonation-User (SHELL-047, ROLE-022), the rules for 401, 403 and 500.
 * Calls resolve to the answer's JSON, or undefined when it is empty, and reject with `ApiError`. Nothing is retried here.
 * An operation whose body is a file takes a `File`; one that answers a file is called with `file` or `onText`.
 */
export function createCall(deps: ClientOptions): Call {
  const api = ky.create({ retry: 0, timeout: patience, throwHttpErrors: false })

  return async (operation, input = {}) => {
    const { method, url } = buildRequest(operation, input, deps.base)
    const person = await deps.person()
    const refused = (fault: Error) => refuse(fault, { method, quiet: input.quiet, person }, deps)
    const early = method === 'GET' ? takeEarlyResponse({ url, ...person }) : undefined
    const answer = await (early ?? api(url, { method, ...optionsOf(input, person, deps.language()) })).catch(
      (cause: unknown) => refused(noAnswer(cause)),
    )
    if (!answer.ok) return refused(await toApiError(answer))
    return readContent(answer, input).catch((cause: unknown) => refused(noAnswer(cause)))
  }
}

function optionsOf(
  { body, signal, idempotencyKey }: CallInput<Operation>,
  { token, actingFor }: Acting,
  language: string,
) {
  return {
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(actingFor !== null && { 'x-impersonation-user': actingFor }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body instanceof Blob
      ? { body: formOf(body), timeout: false as const }
      : body !== undefined && { json: body }),
    ...(signal !== undefined && { signal }),
  }
}

/** A file as the server takes it; however long it takes to send. */
function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** An abort stays what it is; anything else that brought no answer is a network fault. */
const noAnswer = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'AbortError' ? cause : new ApiError(0, 'NETWORK')

function refuse(
  fault: Error,
  { method, quiet, person }: { method: string; quiet: CallInput<Operation>['quiet']; person: Acting },
  deps: ClientOptions,
): never {
  if (fault instanceof ApiError) {
    const { token, actingFor } = deps.current()
    // An answer to who acted before, or to a token renewed meanwhile, ends nobody's session.
    const isCurrent = token === person.token && actingFor === person.actingFor
    if (fault.status === 401 && isCurrent) deps.onUnauthorized()
    if (fault.status === 403 && isCurrent && quiet !== true) deps.onForbidden()
    // A read that brought no answer is told by its screen, which offers to try again.
    if (!quiet && !(fault.status === 0 && method === 'GET')) deps.onFault(fault)
  }
  throw fault
}
