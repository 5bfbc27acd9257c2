import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatError } from '../errors/formatError'
import { MOUNT, type Issuer } from './issuer'
import { handleExternal } from './external/handleExternal'
import { handleInteraction } from './interaction'
import { keepLink, LINK_ADDRESS } from './magicLink/keptLink'
import { messagePage, type Message } from './pages/messagePage'
import { createPageResponse } from './pages/pageResponse'
import { findScript, type PageScript } from './pages/script'
import { createPageContext } from './pages/pageContext'
import { writeResponse } from './protocol/writeResponse'
import { createRequestId, requestIdOf } from '../requests/requestId'

const YEAR = 365 * 24 * 60 * 60

/** Sets the headers of every response under /identity. The Content-Security-Policy of a tenant's pages replaces this one. */
export function setCommonHeaders(res: ServerResponse, publicOrigin: string): void {
  res.setHeader('x-request-id', createRequestId())
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
  res.setHeader('x-content-type-options', 'nosniff')
  res.setHeader('x-frame-options', 'DENY')
  res.setHeader('referrer-policy', 'no-referrer')
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  res.setHeader('cache-control', 'no-store')
  if (publicOrigin.startsWith('https:')) res.setHeader('strict-transport-security', `max-age=${2 * YEAR}`)
}

/** Handles a request under /identity for a known tenant. An unexpected error is logged and shown as an error page. */
export function handleRequest(
  issuerOf: () => Promise<Issuer>,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const script = findScript(req.url)
  if (script) return sendScript(res, script)
  void handleSafely(issuerOf, req, res)
}

async function handleSafely(
  issuerOf: () => Promise<Issuer>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let issuer: Issuer | undefined
  try {
    issuer = await issuerOf()
    await route(issuer, req, res)
  } catch (error) {
    console.error(`identity: request ${requestIdOf(res)}: ${formatError(error)}`)
    await sendMessagePage(issuer, req, res, 'FAILED', 500).catch(() => res.destroy())
  }
}

export function sendNotFound(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  res.end('Not found')
}

async function route(issuer: Issuer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { context, origin, respond } = issuer
  const url = req.url ?? ''
  res.setHeader('content-security-policy', context.brand.policy)
  // The library derives its public address from these headers; the request's own values are not trusted.
  req.headers['x-forwarded-proto'] = new URL(origin).protocol.slice(0, -1)
  req.headers['x-forwarded-host'] = new URL(origin).host
  if (url.includes('%00')) return sendMessagePage(issuer, req, res, 'UNKNOWN', 400)
  if (url.startsWith(`${MOUNT}/interaction/`)) return handleInteraction(issuer, req, res)
  if (url === LINK_ADDRESS) return keepLink(issuer, req, res)
  if (await handleExternal(issuer, req, res)) return
  Object.assign(req, { originalUrl: url, url: url.slice(MOUNT.length) || '/' })
  await respond(req, res)
}

async function sendMessagePage(
  issuer: Issuer | undefined,
  req: IncomingMessage,
  res: ServerResponse,
  message: Message,
  status: 400 | 500,
): Promise<void> {
  if (res.headersSent) return void res.end()
  if (!issuer) {
    res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    return void res.end(`Signing in is not possible right now (${requestIdOf(res)})`)
  }
  const page = createPageContext(issuer.context, issuer.origin, { accepted: req.headers['accept-language'] })
  const accepts = req.headers['accept-encoding']?.toString()
  writeResponse(res, await createPageResponse(messagePage(page, message, requestIdOf(res)), status, accepts))
}

function sendScript(res: ServerResponse, { body }: PageScript): void {
  res.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': body.length,
    'cache-control': `public, max-age=${YEAR}, immutable`,
  })
  res.end(body)
}
