import { randomUUID } from 'node:crypto'
import type { ApiAnswer, Ask } from './checkContract'

/** An answer that was recorded, by role and address. */
export type Recording = Record<string, ApiAnswer>

/** Milliseconds until a request without an answer has failed. */
const TIMEOUT = 30_000

/**
 * Asks the API at `base` with the bearer token of each role. Redirects are not followed, so that no token leaves the API. An API
 * that does not answer has the status 599.
 */
export const askApi =
  (base: string, tokens: ReadonlyMap<string, string>): Ask =>
  async (role, method, address, body) => {
    const token = role === null ? undefined : tokens.get(role)
    const answer = await fetch(new URL(address, base.endsWith('/') ? base : `${base}/`), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (!answer) return { status: 599, type: '', body: null }
    const text = await answer.text()
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: parse(text) }
  }

/** Asks as `ask` does, and keeps the answers that the API gives. */
export const recordAnswers =
  (ask: Ask, recording: Recording): Ask =>
  async (role, method, address, body) => {
    const answer = await ask(role, method, address, body)
    if (method === 'GET' && answer.status < 400)
      recording[`${role ?? 'nobody'} ${method} ${address}`] = answer
    return answer
  }

/** Asks as `ask` does, and records for each role whether the API accepts its token: at least one answer is not a 401. */
export const noteRoles =
  (ask: Ask, isKnown: Map<string, boolean>): Ask =>
  async (role, method, address, body) => {
    const answer = await ask(role, method, address, body)
    if (role !== null) isKnown.set(role, isKnown.get(role) === true || answer.status !== 401)
    return answer
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
