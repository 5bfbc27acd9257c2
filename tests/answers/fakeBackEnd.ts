import { createCall } from '../../core/http/client'
import type { Call } from '@portico/core/http/useCall'

/** Answers a request of the portal. */
export type Respond = (request: globalThis.Request) => Promise<Response>

/** A client of the portal whose requests a back end in this process answers. */
export function callOfBackEnd(respond: Respond, offersAll: boolean): Call {
  globalThis.fetch = respond as typeof globalThis.fetch
  return createCall({
    base: 'http://localhost/',
    credentials: async () => ({ token: 't', actingFor: null }),
    current: () => ({ token: 't', actingFor: null }),
    offers: () => offersAll,
    language: () => 'es',
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    reauthenticate: async () => false,
    onError: () => undefined,
    onLeftOut: () => undefined,
  })
}

interface Pattern {
  operation: string
  method: string
  pattern: RegExp
}

/** Answers each operation with a body or a whole response; undefined is an empty body. Unknown addresses are a 404. */
export function respondByOperation(
  operations: readonly string[],
  answer: (operation: string) => unknown,
): Respond {
  const patterns = operations.map(patternOf).sort((a, b) => weight(a) - weight(b))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const found = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
    const body = found && answer(found.operation)
    if (body instanceof Response) return body
    return new Response(body === undefined ? '' : JSON.stringify(body), { status: found ? 200 : 404 })
  }
}

function patternOf(operation: string): Pattern {
  const [method = '', path = ''] = operation.split(' ')
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return { operation, method, pattern: new RegExp(`^/${pattern}$`) }
}

/** Addresses without parameters come first. */
const weight = ({ operation }: Pattern) => operation.split('{').length

const refuseWith =
  (status: number, message: string): Respond =>
  async () =>
    new Response(JSON.stringify({ message }), { status })

/** Back ends that answer nothing. */
export const refusals: Readonly<Record<string, Respond>> = {
  'an API that refuses the link': refuseWith(400, 'INVALID_TOKEN'),
  'an API that knows nothing of it': refuseWith(404, 'NOT_FOUND'),
  'an API with a fault': refuseWith(500, 'UNEXPECTED'),
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
}
