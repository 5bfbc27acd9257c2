import type { ServerResponse } from 'node:http'

const TWO_YEARS_SECONDS = 63_072_000

/** The portal's page, what stands in a build, and what a tenant brings. */
const isFile = (url: string): boolean => /^\/($|\?|assets\/|tenant\/)/.test(url)

/** Headers of every answer, whoever gives it. A page sets its own Content-Security-Policy over this one. */
export function setCommonHeaders(res: ServerResponse, url: string, https: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff')
  // A start asks for a dozen files, and every byte counts on a phone: connections stay open without being told to.
  if (isFile(url)) res.removeHeader('connection')
  // Scripts and styles of the build open no document.
  if (url.startsWith('/assets/')) return
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
