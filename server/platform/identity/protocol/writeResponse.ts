import type { ServerResponse } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { PageResponse } from '../pages/pageResponse'

/** Sends a page from inside the library (Koa). */
export function sendKoaResponse(ctx: KoaContextWithOIDC, { status, headers, body }: PageResponse): void {
  ctx.remove('location')
  ctx.status = status
  ctx.body = body
  ctx.set(headers)
}

/** Sends a page on a plain HTTP response. */
export function writeResponse(res: ServerResponse, { status, headers, body }: PageResponse): void {
  res.writeHead(status, headers)
  res.end(body)
}
