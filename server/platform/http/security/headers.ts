import type { ServerResponse } from 'node:http'
import type { TenantManifest } from '../../tenants/manifest'

const TWO_YEARS_SECONDS = 63_072_000

/** What the pages of the portal may use. Takes other origins that use camera and microphone in a frame. */
const permissions = (frames = ''): string =>
  `camera=(self${frames}), microphone=(self${frames}), display-capture=(self), geolocation=()`

/** The Permissions-Policy of a portal that frames the page of an identity check; undefined for any other. */
export function framePermissions({ addresses = {} }: TenantManifest): string | undefined {
  const { identityCheck } = addresses
  return identityCheck === undefined ? undefined : permissions(` "${new URL(identityCheck).origin}"`)
}

/** What the start of the portal requests: its page, the files of the build and of the tenant, fonts, and the API. */
const isOfStart = (url: string): boolean => /^\/($|\?|(api|assets|fonts|tenant)\/)/.test(url)

/** Sets the headers of every response. A page replaces the Content-Security-Policy with its own. */
export function setCommonHeaders(res: ServerResponse, url: string, https: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff')
  // HTTP/1.1 keeps connections open by default; the headers would only add bytes to the two dozen answers of a start.
  if (isOfStart(url)) res.removeHeader('connection')
  // Scripts and styles are not documents, so the other headers do not apply. They never go stale, so their age does not matter.
  if (url.startsWith('/assets/')) {
    res.sendDate = false
    return
  }
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (https) res.setHeader('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`)
  if (url.startsWith('/api/') || url.startsWith('/tenant/assets/')) return
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  res.setHeader('permissions-policy', permissions())
  // The tab opened by an embedded booking reads the choices from the opening frame (C-033, C-063).
  res.setHeader('cross-origin-opener-policy', url === '/?handover' ? 'unsafe-none' : 'same-origin')
}
