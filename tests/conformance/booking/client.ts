import { buildRequest } from '../../../core/http/buildRequest'
import type { Call, CallInput, Operation } from '@portico/core/http/useCall'
import { callOperation, type PluginCallSettings } from '../../../core/http/operations/callOperation'
import type { OperationSet, PluginCall } from '@portico/core/http/operations/defineOperations'
import { ApiError, toApiError } from '@portico/core/http/apiError'
import type { Shape } from '@schemas/answers/shape'
import { answerProblem, shapeOf } from './answerProblem'

/** A request to the server, and its answer. */
export interface SentRequest {
  /** Of the contract, or of a plugin. */
  operation: string
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
  callPlugin: PluginCall
  /** All requests in order. */
  sent: SentRequest[]
}

/** What a client needs besides the way to the server. */
interface ClientChoices {
  token: string | null
  intercept?: Intercept | undefined
  /** The APIs of plugins at addresses of their own. */
  apis?: PluginCallSettings['apis']
}

/** The status with which a stub says in words that it cannot answer. */
export const NOT_IN_STUB = 501

/** Creates an API client that fails as the portal's does: by status, or with NETWORK if no answer arrives. */
export function testClient(transport: Transport, choices: ClientChoices): TestClient {
  const { token, intercept, apis = {} } = choices
  const sent: SentRequest[] = []
  const send = async (request: SentRequest): Promise<Response> => {
    sent.push(request)
    const answer = await (intercept ? intercept(request, transport) : transport(request))
    request.answer = await answer
      .clone()
      .json()
      .catch(() => undefined)
    return answer
  }
  /** Throws where the back end itself, and no check, has answered with something that the portal cannot read. */
  const requireShape = ({ operation, answer }: SentRequest, shape: Shape | undefined) => {
    const problem = intercept || !shape || answer === undefined ? undefined : answerProblem(shape, answer)
    if (problem) throw new Error(`${operation}: ${problem}`)
  }
  const call: Call = async <K extends Operation>(operation: K, input: CallInput<K> = {}) => {
    const request = toRequest(operation, input, token)
    const answer = await send(request).catch(() => {
      throw new ApiError(0, 'NETWORK')
    })
    if (answer.status === NOT_IN_STUB) throw new Error(await answer.text())
    if (!answer.ok) throw await toApiError(answer)
    requireShape(request, shapeOf(operation))
    return request.answer as never
  }
  const callPlugin = async (...[set, key, input]: Parameters<PluginCall>): Promise<unknown> => {
    let last: { request: SentRequest; answer: Response } | undefined
    const settings: PluginCallSettings = {
      call,
      apis,
      credentials: async () => ({ token, actingFor: null }),
      language: () => 'es',
      onLeftOut: () => {},
      send: async (url, { method, headers, body }) => {
        const request = { operation: `${method} ${url}`, method, url, headers, body: parse(body) }
        const answer = await send(request)
        last = { request, answer: answer.clone() }
        return answer
      },
    }
    const result = await callOperation(settings, set as never, key, input).catch((error: Error) => error)
    if (last?.answer.status === NOT_IN_STUB) throw new Error(await last.answer.text())
    if (last?.answer.ok) requireShape(last.request, (set as OperationSet).operations[key]?.answer)
    if (result instanceof Error) throw result
    return result
  }
  return { call, callPlugin: callPlugin as PluginCall, sent }
}

function toRequest<K extends Operation>(
  operation: K,
  input: CallInput<K>,
  token: string | null,
): SentRequest {
  const key = input.idempotencyKey
  return {
    operation,
    ...buildRequest(operation, input, '/'),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: input.body as SentRequest['body'],
  }
}

const parse = (body: BodyInit | undefined): SentRequest['body'] =>
  typeof body === 'string' ? (JSON.parse(body) as SentRequest['body']) : undefined

/** An error in the format of the API. */
export const errorResponse = (status: number, message: string, code?: number): Response =>
  Response.json({ message, ...(code !== undefined && { code }) }, { status })

/** Applies `intercept` only to calls that book or move, which carry an Idempotency-Key. */
export const onSubmit =
  (intercept: Intercept): Intercept =>
  (sent, pass) =>
    'idempotency-key' in sent.headers ? intercept(sent, pass) : pass(sent)
