import { buildRequest } from '../../../core/http/buildRequest'
import type { Call, CallInput, Operation } from '@portico/core/http/useCall'
import { ApiError, toApiError } from '@portico/core/http/apiError'

/** A request to the server, and its answer. */
export interface SentRequest {
  operation: Operation
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
  /** The body of the answer; absent until it arrives. */
  answer?: unknown
}

/** Sends a request to the server. */
export type Transport = (sent: SentRequest) => Promise<Response>

/** Replaces the transport: it may answer itself, lose the request or the answer, or delay either. */
export type Intercept = (sent: SentRequest, pass: Transport) => Promise<Response>

/** The API client of one person. */
export interface TestClient {
  call: Call
  /** All requests in order. */
  sent: SentRequest[]
}

/** Creates an API client that fails as the portal's does: by status, or with NETWORK if no answer arrives. */
export function testClient(transport: Transport, token: string | null, intercept?: Intercept): TestClient {
  const sent: SentRequest[] = []
  const call: Call = async <K extends Operation>(operation: K, input: CallInput<K> = {}) => {
    const { method, url } = buildRequest(operation, input, '/')
    const key = input.idempotencyKey
    const request: SentRequest = {
      operation,
      method,
      url,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: input.body as SentRequest['body'],
    }
    sent.push(request)
    const answer = await (intercept ? intercept(request, transport) : transport(request)).catch(() => {
      throw new ApiError(0, 'NETWORK')
    })
    if (!answer.ok) throw await toApiError(answer)
    const text = await answer.text()
    request.answer = text === '' ? undefined : JSON.parse(text)
    return request.answer as never
  }
  return { call, sent }
}

/** An error in the format of the API. */
export const errorResponse = (status: number, message: string, code?: number): Response =>
  Response.json({ message, ...(code !== undefined && { code }) }, { status })

/** Applies `intercept` only to calls that book or move, which carry an Idempotency-Key. */
export const onSubmit =
  (intercept: Intercept): Intercept =>
  (sent, pass) =>
    'idempotency-key' in sent.headers ? intercept(sent, pass) : pass(sent)
