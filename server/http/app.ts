import { randomUUID } from 'node:crypto'
import http from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Area } from '../ports'
import { formatError } from '../formatError'
import { compressResponse } from './compression/compressResponse'
import { setErrorHandler, sendNotFound } from './errors/errorHandler'
import { MAX_FILE_BYTES } from './api/files'
import type { Api } from './api/operation'
import { setCommonHeaders } from './security/headers'
import { lazyValidator, entityValidator } from './api/validators'

const MAX_BODY_BYTES = 262_144

/** Answers a request before the API sees it; false: not its request, nothing was written. */
export type Listener = (req: http.IncomingMessage, res: http.ServerResponse) => boolean

export interface AppOptions extends Omit<Api, 'http'> {
  areas: readonly Area[]
  /** Asked in order before the API: cross-origin rules, identity, hub. */
  listeners?: readonly Listener[]
  /** Browsers reach this server by https: they are told to stay there. */
  https?: boolean
}

/** The web server with the operations of all areas; not listening yet. */
export function createApp({
  areas,
  listeners = [],
  https = false,
  ...services
}: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Requests under way are answered before the server stops.
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      http.createServer((req, res) => {
        setCommonHeaders(res, req.url ?? '', https)
        try {
          if (!listeners.some((listener) => listener(req, res))) handler(req, res)
        } catch (error) {
          // What one request breaks, nobody else is to feel: uncaught it would end the process.
          console.error(`${req.method}: ${formatError(error)}`)
          res.writeHead(400).end()
        }
      }),
  })
  void app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 0 } })
  setValidatorCompiler(app)
  setErrorHandler(app)
  app.setNotFoundHandler(sendNotFound)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  })
  app.addHook('onSend', compressResponse)
  for (const area of areas) area({ http: app, ...services })
  return app
}

/**
 * Paths and queries are text and are read as what the contract says; bodies must already be it. A validator is compiled
 * by the first request that needs it: all of them at once are most of a start.
 */
function setValidatorCompiler(app: FastifyInstance): void {
  const written = entityValidator()
  const text = entityValidator({ coerceTypes: true })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    lazyValidator(() => (httpPart === 'body' ? written : text).compile(schema as object)),
  )
}
