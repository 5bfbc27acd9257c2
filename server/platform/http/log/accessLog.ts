import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { createRequestId } from '../../requests/requestId'
import type { Tenants } from '../../tenants/tenants'

/** What a process logs, a line of JSON each. */
export interface LogOptions {
  /** `error`: faults only. `info`: each answered request too. */
  level: 'error' | 'info'
  /** Replaces the ids of people by a mark that is the same with the same key. Absent: lines name nobody. */
  personKey?: string | undefined
  /** Default: the standard output. */
  stream?: { write: (line: string) => void } | undefined
}

/** The logger of Fastify: without machine and process, with names for levels and instants in ISO. */
export const loggerOf = (log: LogOptions | undefined): NonNullable<FastifyServerOptions['logger']> =>
  log !== undefined && {
    level: log.level,
    base: null,
    formatters: { level: (level: string) => ({ level }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(log.stream && { stream: log.stream }),
  }

interface Line {
  request: string
  tenant?: string | undefined
  operation: string
  status: number
  ms: number
  person?: string | undefined
}

/**
 * Logs each answered operation. A line has the path template and never the address, in which ids, codes and what people search
 * for would be; no header, no body and no network address.
 */
export function logOperations(app: FastifyInstance, { personKey }: LogOptions, tenants: Tenants): void {
  app.addHook('onResponse', async (request, reply) => {
    const { caller, method, routeOptions, id } = request
    const line: Line = {
      request: id,
      tenant: caller?.tenant.id ?? tenants.byHost(request.headers.host)?.id,
      operation: `${method} ${routeOptions.url ?? '?'}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: caller?.person ? markOf(caller.person.actor, personKey) : undefined,
    }
    app.log.info(line, 'request')
  })
}

const markOf = (person: string, key: string | undefined): string | undefined =>
  key && createHmac('sha256', key).update(person).digest('hex').slice(0, 16)

/** Addresses that are answered before the operations, by their beginning. Their rest may be secret. */
const places = [
  '/identity/auth',
  '/identity/token',
  '/identity/interaction',
  '/identity',
  '/hub/negotiate',
  '/hub/ticket',
  '/hub',
]
/** Asked every few seconds by whoever watches the process. */
const probes = ['/health', '/ready']

/** What a request had when it came: those who answer it may change its address. */
interface EarlyRequest {
  method: string | undefined
  url: string | undefined
  host: string | undefined
}

/** Logs a request that is answered before the operations, when its answer has left. */
export function logEarlyAnswer(
  app: FastifyInstance,
  tenants: Tenants,
  { method, url = '', host }: EarlyRequest,
  res: ServerResponse,
): void {
  const [address = ''] = url.split('?')
  if (probes.includes(address)) return
  const since = performance.now()
  const place = places.find((start) => address === start || address.startsWith(`${start}/`)) ?? '?'
  const write = () => {
    const line: Line = {
      // The sign-in has shown it to whoever met a fault.
      request: String(res.getHeader('x-request-id') ?? createRequestId()),
      tenant: tenants.byHost(host)?.id,
      operation: `${method} ${place}`,
      status: res.statusCode,
      ms: Math.round(performance.now() - since),
    }
    app.log.info(line, 'request')
  }
  if (res.closed) write()
  else res.once('close', write)
}
