import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sec-Fetch-Mode of a request by a script; links, forms, images and prefetched pages have others. */
const scriptModes = ['cors', 'same-origin']

/**
 * Returns whether a script of a portal sent the request: no link, image or prefetch, and no page of a foreign origin.
 * `ownOrigin` is the tenant's origin at the requested host; other portals are those that CORS allows.
 */
export function isScriptRequest(
  { headers }: FastifyRequest,
  { raw }: FastifyReply,
  ownOrigin: string,
): boolean {
  const { origin, accept } = headers
  if (origin !== undefined && origin !== ownOrigin && !raw.hasHeader('access-control-allow-origin'))
    return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return scriptModes.includes(mode)
  // An older browser, or no browser.
  return accept === undefined || accept.includes('application/json')
}
