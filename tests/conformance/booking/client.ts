import { buildRequest } from '@core/http/buildRequest'
import type { Call, Operation } from '@core/http/call'
import { ApiError, toApiError } from '@core/http/apiError'

/** A request on its way to the server. */
export interface SentRequest {
  operation: Operation
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
  /** The answer's body, once there is one. */
  answer?: unknown
}

/** Brings a request to the server. */
export type Transport = (sent: SentRequest) => Promise<Response>

/** Stands between a person and the server: may answer itself, lose a request or its answer, or take its time. */
export type Intercept = (sent: SentRequest, pass: Transport) => Promise<Response>

/** A person's line to the server. */
export interface TestClient {
  call: Call
  /** All that was sent, in order. */
  sent: SentRequest[]
}

/** A line that behaves as the portal's client does: faults by status, and NETWORK without an answer. */
export function testClient(transport: Transport, token: string | null, intercept?: Intercept): TestClient {
  const sent: SentRequest[] = []
  const call: Call = async (operation, input = {}) => {
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

/** A refusal as the server words it. */
export const errorResponse = (status: number, message: string, code?: number): Response =>
  Response.json({ message, ...(code !== undefined && { code }) }, { status })

/** Meddles with the calls that book or move alone: those that carry an Idempotency-Key. */
export const onSubmit =
  (intercept: Intercept): Intercept =>
  (sent, pass) =>
    'idempotency-key' in sent.headers ? intercept(sent, pass) : pass(sent)
