import type { FastifyInstance } from 'fastify'
import { HttpError } from '../errors/httpError'
import type { Tenants } from '../tenants/tenants'
import { requireTenant } from '../http/request/personContext'

/** The files of a tenant's folder that browsers may read; never backend.json. */
const PUBLIC_FILES = /^(tenant\.json|theme\.css|locales\/[a-z]{2}\.json|assets\/[\w./-]+)$/

const HOUR_SECONDS = 3600

/** Serves `/tenant/*`: the files of the tenant of the requested host. Needs `reply.sendFile`. */
export function serveTenantFiles(http: FastifyInstance, tenants: Tenants): void {
  http.get<{ Params: { '*': string } }>('/tenant/*', (request, reply) => {
    const file = request.params['*']
    if (!PUBLIC_FILES.test(file) || file.includes('..')) throw new HttpError(404, 'NOT_FOUND')
    const tenant = requireTenant(tenants, request)
    const cache = file.startsWith('assets/') ? `public, max-age=${HOUR_SECONDS}` : 'no-cache'
    return reply.header('cache-control', cache).sendFile(file, tenant.folder, { cacheControl: false })
  })
}
