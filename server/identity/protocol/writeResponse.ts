import type { ServerResponse } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Reply } from '../pages/pageResponse'

/** Answers with a page inside the library. */
export function sendReply(ctx: KoaContextWithOIDC, { status, headers, body }: Reply): void {
  ctx.remove('location')
  ctx.status = status
  ctx.body = body
  ctx.set(headers)
}

/** Answers with a page outside of it. */
export function writeReply(res: ServerResponse, { status, headers, body }: Reply): void {
  res.writeHead(status, headers)
  res.end(body)
}
