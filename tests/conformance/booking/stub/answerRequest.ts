import { NOT_IN_STUB, type SentRequest } from '../client'
import type { Person } from '../backEnd'
import { deskOf, type StubState } from './desk'
import type { AnyOperation, ApiStub, StubRequest } from './operations'
import { Refusal } from './refusal'

/** An API of a stub with its address: absolute, or `/` for that of the portal. */
export interface ServedApi extends ApiStub {
  address: string
  /** Whether requests have the token of the person. Without it the API does not know who books. */
  knowsPeople: boolean
}

/** What a stub remembers of sessions and requests. */
export interface StubSessions {
  tokens: Map<string, Person>
  /** Answers by idempotency key. */
  sent: Map<string, { body: string; answer: Promise<unknown> }>
}

/** An operation of an API with what its address says. */
interface Found {
  api: ServedApi
  operation: AnyOperation
  request: StubRequest<never>
}

/** Answers a request as the API to which it goes: session, idempotency key, operation, refusal. */
export async function answerRequest(
  apis: readonly ServedApi[],
  state: StubState,
  sessions: StubSessions,
  sent: SentRequest,
): Promise<Response> {
  // Requests of two people meet, as they do at a server.
  await new Promise((resolve) => setImmediate(resolve))
  const found = apis.flatMap((api) => findOperation(api, sent) ?? [])[0]
  if (!found) return notInStub(`the stub has no operation for ${sent.method} ${sent.url}`)
  try {
    const person = personOf(sessions, sent)
    const desk = deskOf(state, person, found.api.knowsPeople)
    const answer = await once(sessions, sent, async () => found.operation(found.request, desk))
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  } catch (error) {
    if (!(error instanceof Refusal)) return notInStub(`${sent.method} ${sent.url}: ${String(error)}`)
    const { status, body } = found.api.refusal(error.reason)
    return Response.json(body, { status })
  }
}

/** Says in words what the stub lacks; the suite reports it. */
const notInStub = (problem: string): Response => new Response(problem, { status: NOT_IN_STUB })

/** The operation of an API that a request calls, with the values in its path and query; undefined if it calls another API. */
function findOperation(api: ServedApi, { method, url, body }: SentRequest): Found | undefined {
  const base = `${api.address.replace(/\/$/, '')}/`
  if (!url.startsWith(base)) return undefined
  const [path = '', query] = url.slice(base.length).split('?')
  for (const [key, operation] of Object.entries(api.operations)) {
    const [verb, template = ''] = key.split(' ')
    const match = verb === method && pattern(template).exec(path)
    if (!match) continue
    const read = api.set ? (text: string) => text : numberOrText
    const params = valuesOf(Object.entries(match.groups ?? {}), (text) => read(decodeURIComponent(text)))
    const request = { params, query: valuesOf([...new URLSearchParams(query)], numberOrText), body }
    return { api, operation, request: request as unknown as StubRequest<never> }
  }
  return undefined
}

const pattern = (template: string) =>
  new RegExp(
    `^${template.replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  )

const valuesOf = (entries: [string, string][], read: (text: string) => unknown) =>
  Object.fromEntries(entries.map(([name, text]) => [name, read(text)]))

const numberOrText = (text: string): string | number => (/^-?\d+$/.test(text) ? Number(text) : text)

/** Who sends a request; null without a token. A token whose session has ended is refused. */
function personOf({ tokens }: StubSessions, { headers }: SentRequest): Person | null {
  const [, token] = /^Bearer (.+)$/.exec(headers['authorization'] ?? '') ?? []
  if (token === undefined) return null
  const person = tokens.get(token)
  if (!person) throw new Refusal('signedOut')
  return person
}

/** Runs a request with an idempotency key once; each repetition has the same answer. One that was refused may be repeated. */
function once({ sent }: StubSessions, request: SentRequest, run: () => Promise<unknown>): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return run()
  const name = `${request.headers['authorization'] ?? ''} ${key}`
  const body = JSON.stringify([request.method, request.url, request.body])
  const before = sent.get(name)
  if (before && before.body !== body) throw new Refusal('keyReused')
  if (before) return before.answer
  const answer = run()
  sent.set(name, { body, answer })
  answer.catch(() => sent.delete(name))
  return answer
}
