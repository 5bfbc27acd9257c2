import type { Tenants } from '../../tenants/tenants'
import type { Listener } from '../app'

const HEADERS =
  'authorization, content-type, idempotency-key, x-impersonation-user, x-requested-with, x-signalr-user-agent'
const DAY_SECONDS = 86_400

/** The manifest of a SMART Health Link: pages of other makers read it too, with the code of the link and no session. */
const isOpen = (url = ''): boolean => url.startsWith('/api/shl/')

/**
 * Allows a portal served from another origin to call API and hub: only the tenant's own `origins` and those configured
 * for all tenants. Bearer tokens only, no cookies. Answers preflight requests.
 */
export function corsListener(tenants: Tenants, everywhere: readonly string[]): Listener {
  return (req, res) => {
    if (!/^\/(api|hub|tenant)(\/|\?|$)/.test(req.url ?? '')) return false
    res.setHeader('vary', 'Origin')
    const origin = req.headers.origin
    const tenantOrigins = tenants.byHost(req.headers.host)?.backend.origins ?? []
    const isAllowed = isOpen(req.url) || [...everywhere, ...tenantOrigins].includes(origin ?? '')
    if (origin === undefined || !isAllowed) return false
    res.setHeader('access-control-allow-origin', origin)
    res.setHeader('access-control-expose-headers', 'x-request-id')
    if (req.method !== 'OPTIONS') return false
    res.writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': String(DAY_SECONDS),
    })
    res.end()
    return true
  }
}
