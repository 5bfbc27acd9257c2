import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createHub, negotiation, type SpecifiedHub } from './hub'
import { createIdentity, personOf } from './identity'
import { createSpecifiedApi } from './specifiedApi'
import type { World } from './world'

/** A running back end that speaks the specification only. */
export interface SpecifiedServer {
  hub: SpecifiedHub
  /** The calls that it does not have. */
  unknown: readonly string[]
  close: () => void
}

/** Serves API, identity server and hub with the data of `world` at `base`, for example `http://localhost:4100`. */
export function serveSpecified(world: World, base: string): Promise<SpecifiedServer> {
  const api = createSpecifiedApi(world)
  const identity = createIdentity(world, `${base}/identity`)
  const unknown: string[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    allowOrigins(request, response)
    const { method = 'GET', url = '/' } = request
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const { pathname, search, searchParams } = new URL(url, base)
    const sent = await text(request)
    if (pathname.startsWith('/identity/'))
      return sendIdentity(
        response,
        identity(pathname.slice('/identity'.length), searchParams, new URLSearchParams(sent)),
      )
    if (pathname === '/hub/negotiate') return sendJson(response, 200, negotiation())
    const person = personOf(request.headers.authorization)
    const address = `${pathname}${search}`.slice(1)
    const answer = api({ method, address, person, body: parse(sent) })
    if (answer.status === 404) unknown.push(`${method} ${address}`)
    return sendJson(response, answer.status, answer.body)
  }
  const server = createServer((request, response) => void handle(request, response))
  const hub = createHub(server, world)
  return new Promise((resolve) => {
    server.listen(Number(new URL(base).port), () =>
      resolve({
        hub,
        unknown,
        close: () => {
          hub.close()
          server.closeAllConnections()
          server.close()
        },
      }),
    )
  })
}

/** Portals of every origin may ask: the data is nobody's. */
function allowOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return undefined
  }
}

/** A file of the data: its text and its media type. */
const isFile = (body: unknown): body is { file: string; type: string } =>
  typeof body === 'object' && body !== null && 'file' in body && 'type' in body

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (body === undefined) return void response.writeHead(status).end()
  if (isFile(body)) return void response.writeHead(status, { 'content-type': body.type }).end(body.file)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendIdentity(response: ServerResponse, answer: ReturnType<ReturnType<typeof createIdentity>>): void {
  if (answer === undefined) return sendJson(response, 404, { message: 'NOT_FOUND' })
  if ('location' in answer) return void response.writeHead(302, { location: answer.location }).end()
  if ('html' in answer)
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
  sendJson(response, 200, answer.json)
}
