import http from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { formatError } from '../errors/formatError'
import { createRequestId } from '../requests/requestId'
import { finishWork } from '../requests/afterAnswer'
import { noteProxy } from '../requests/clientAddress'
import { compressResponse } from './compression/compressResponse'
import type { Duty } from '../jobs/duties'
import { loggerOf, logEarlyAnswer, logOperations, type LogOptions } from './log/accessLog'
import { setErrorHandler, sendNotFound } from './errors/errorHandler'
import { MAX_FILE_BYTES } from './api/files'
import type { Api, Area } from './api/operation'
import { setCommonHeaders } from './security/headers'
import { lazyValidator, entityValidator } from './api/validators'

const MAX_BODY_BYTES = 262_144

/** Handles a request before the API does. Returns false, with nothing written, for requests of others. */
export type Listener = (req: http.IncomingMessage, res: http.ServerResponse) => boolean

export interface AppOptions extends Omit<Api, 'http'> {
  areas: readonly Area[]
  /** Called in order before the API: CORS, identity, hub, portal. */
  listeners?: readonly Listener[]
  /** Whether a network address belongs to a trusted proxy on another machine, whose forwarded client address counts. Default: none does. */
  isProxy?: ((address: string) => boolean) | undefined
  /** Default: no lines of JSON. */
  log?: LogOptions | undefined
  /** What this process does. Default: everything. */
  duties?: readonly Duty[] | undefined
  /** Browsers reach this server by https; adds Strict-Transport-Security. */
  https?: boolean
  /** Whether the server is about to stop listening: each answer ends its connection then. Default: it never is. */
  isStopping?: (() => boolean) | undefined
}

/** Creates the Fastify app with the operations of all areas. It does not listen yet. */
export function createApp({
  areas,
  listeners = [],
  https = false,
  isStopping = () => false,
  log,
  isProxy = () => false,
  duties,
  ...services
}: AppOptions): FastifyInstance {
  const servers: http.Server[] = []
  const app = Fastify({
    logger: loggerOf(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: createRequestId,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Pending requests finish before the server stops, and those that come by an open connection meanwhile are answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler, options) => {
      const server = http.createServer((req, res) => {
        setCommonHeaders(res, req.url ?? '', https)
        if (isStopping()) res.setHeader('connection', 'close')
        const request = { method: req.method, url: req.url, host: req.headers.host }
        const isEarly = answer(listeners, handler, req, res)
        if (log && isEarly) logEarlyAnswer(app, services.tenants, request, res)
      })
      // Fastify sets it only on servers that it creates itself.
      server.keepAliveTimeout = Number(options['keepAliveTimeout'])
      server.on('connection', (socket) => isProxy(socket.remoteAddress ?? '') && noteProxy(socket))
      servers.push(server)
      return server
    },
  })
  prepare(app, servers)
  if (duties) app.decorate('duties', duties)
  if (log) logOperations(app, log, services.tenants)
  for (const area of areas) area({ http: app, ...services })
  return app
}

/** Has the first listener that takes a request answer it, or else the operations. Returns whether it was a listener. */
function answer(
  listeners: readonly Listener[],
  handler: http.RequestListener,
  req: http.IncomingMessage,
  res: http.ServerResponse,
): boolean {
  try {
    const isEarly = listeners.some((listener) => listener(req, res))
    if (!isEarly) handler(req, res)
    return isEarly
  } catch (error) {
    // An uncaught error would end the process for everybody.
    console.error(`${req.method}: ${formatError(error)}`)
    res.writeHead(400).end()
    return true
  }
}

/** Adds what all operations share. */
function prepare(app: FastifyInstance, servers: readonly http.Server[]): void {
  void app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 0 } })
  app.decorateRequest('caller', null)
  setValidatorCompiler(app)
  setErrorHandler(app)
  app.setNotFoundHandler(sendNotFound)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  })
  app.addHook('onSend', compressResponse)
  app.addHook('onClose', finishWork)
  closeAnswered(app, servers)
}

/** How often connections that have got their answer are closed while the server stops. */
const CLOSE_MS = 100

/** A connection whose request was under way when the server began to stop would otherwise stay open, and the server wait for it. */
function closeAnswered(app: FastifyInstance, servers: readonly http.Server[]): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), CLOSE_MS)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Path and query parameters are coerced to the contract's types; bodies must have them already. Each validator is
 * compiled on first use, because compiling all of them would dominate the startup time.
 */
function setValidatorCompiler(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    lazyValidator(() => compilerOf(httpPart === 'body' ? 'strict' : 'coercing').compile(schema as object)),
  )
}

const compilers: Partial<Record<'strict' | 'coercing', ReturnType<typeof entityValidator>>> = {}

/** The compiler of all servers of this process: they have one contract. */
const compilerOf = (kind: 'strict' | 'coercing') =>
  (compilers[kind] ??= entityValidator({ coerceTypes: kind === 'coercing' }))
