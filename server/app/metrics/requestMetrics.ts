import type { ServerResponse } from 'node:http'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Area } from '../../platform/http/api/operation'
import type { Listener } from '../../platform/http/app'

/** Seconds: a free-time answer shall take 0.15, a list 0.2. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.5, 1, 2.5, 10]

/** The parts of the server that are no operations of the API, by the start of the address. */
const parts: readonly [string, string][] = [
  ['/identity', 'identity'],
  ['/hub', 'hub'],
  ['/api/', 'unknown operation'],
]

/** What measures requests: `listener` is asked first, `area` is the first one of the API. */
export interface RequestMetrics {
  listener: Listener
  area: Area
}

/**
 * Measures each request by method, operation and status. An operation is the path of the contract with its parameters by
 * name, so no id of a person becomes a label.
 */
export function measureRequests(registry: Registry): RequestMetrics {
  const operations = new WeakMap<ServerResponse, string>()
  const duration = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const pending = new Gauge({
    name: 'portico_http_requests_pending',
    help: 'Requests whose answer has not ended.',
    registers: [registry],
  })
  return {
    listener: (request, response) => {
      const end = duration.startTimer()
      pending.inc()
      response.once('close', () => {
        pending.dec()
        const operation = operations.get(response) ?? partOf(request.url ?? '')
        end({ method: knownMethod(request.method), operation, status: response.statusCode })
      })
      return false
    },
    area: ({ http }) => {
      http.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
        if (url?.startsWith('/api/')) operations.set(reply.raw, url.slice(1))
      })
    },
  }
}

const partOf = (url: string): string => parts.find(([start]) => url.startsWith(start))?.[1] ?? 'portal'

const methods: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A client can send any word as its method. */
const knownMethod = (method: string | undefined): string => (methods.includes(method) ? method! : 'other')
