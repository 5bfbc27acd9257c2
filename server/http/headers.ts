import type { ServerResponse } from 'node:http'

const TWO_YEARS_SECONDS = 63_072_000

/** Headers of every answer, whoever gives it. A page sets its own Content-Security-Policy over this one. */
export function commonHeaders(res: ServerResponse, url: string, https: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff')
  // Scripts and styles of the build open no document, and a start asks for a dozen: every byte counts on a phone. Connections
  // stay open without being told to.
  if (url.startsWith('/assets/')) return res.removeHeader('connection')
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (https) res.setHeader('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`)
  if (url.startsWith('/api/')) return
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  res.setHeader(
    'permissions-policy',
    'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
  )
  // The tab that a booking in another site's frame opens asks that frame for what was chosen (C-033, C-063).
  res.setHeader('cross-origin-opener-policy', url === '/?handover' ? 'unsafe-none' : 'same-origin')
}
