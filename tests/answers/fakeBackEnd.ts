import { createCall } from '../../core/http/client'
import type { Call } from '@portico/core/http/useCall'

/** A request of the portal. */
interface Request {
  operation: string
  url: URL
}

interface BackEnd {
  /** The operations by name. */
  operations: readonly string[]
  /** The body of an answer; undefined is an empty one. */
  answer: (request: Request) => unknown
}

interface Pattern {
  operation: string
  method: string
  pattern: RegExp
}

/** A client of the portal whose requests a back end in this process answers. */
export function callOfBackEnd({ operations, answer }: BackEnd): Call {
  const patterns = operations.map(patternOf).sort((a, b) => weight(a) - weight(b))
  const fetch = async (request: globalThis.Request) => {
    const url = new URL(request.url)
    const found = patterns.find(
      ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
    )
    const body = found && answer({ operation: found.operation, url })
    return new Response(body === undefined ? '' : JSON.stringify(body), { status: found ? 200 : 404 })
  }
  globalThis.fetch = fetch as typeof globalThis.fetch
  return createCall({
    base: 'http://localhost/',
    credentials: async () => ({ token: 't', actingFor: null }),
    current: () => ({ token: 't', actingFor: null }),
    offers: () => true,
    language: () => 'es',
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    reauthenticate: async () => false,
    onError: () => undefined,
    onLeftOut: () => undefined,
  })
}

function patternOf(operation: string): Pattern {
  const [method = '', path = ''] = operation.split(' ')
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return { operation, method, pattern: new RegExp(`^/${pattern}$`) }
}

/** Addresses without parameters come first. */
const weight = ({ operation }: Pattern) => operation.split('{').length
