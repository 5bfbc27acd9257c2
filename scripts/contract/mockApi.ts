import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Recording } from './askApi'

/**
 * Serves a recording as an API that has only what was recorded: a read is answered as the role whose name is the bearer token, as
 * nobody otherwise; a save is answered 200 with an empty body and changes nothing; everything else is 404.
 */
export const mockApi = (recording: Recording): Server =>
  createServer((request, response) => {
    const address = (request.url ?? '/').slice(1)
    const role = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method !== 'GET') {
      request.resume()
      return void response.writeHead(request.method === 'OPTIONS' ? 204 : 200).end()
    }
    const found =
      recording[`${role ?? 'nobody'} GET ${address}`] ??
      (role === undefined ? undefined : recording[`nobody GET ${address}`])
    if (found) return send(response, found.status, found.body)
    const isKnown = Object.keys(recording).some((key) => key.endsWith(` GET ${address}`))
    return send(response, isKnown ? 401 : 404, { message: isKnown ? 'UNAUTHORIZED' : 'NOT_FOUND' })
  })

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
