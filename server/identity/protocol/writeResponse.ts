import type { ServerResponse } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { PageResponse } from '../pages/pageResponse'

/** Answers with a page inside the library. */
export function sendKoaResponse(ctx: KoaContextWithOIDC, { status, headers, body }: PageResponse): void {
  ctx.remove('location')
  ctx.status = status
  ctx.body = body
  ctx.set(headers)
}

/** Answers with a page outside of it. */
export function writeResponse(res: ServerResponse, { status, headers, body }: PageResponse): void {
  res.writeHead(status, headers)
  res.end(body)
}
