import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../../errors/httpError'
import { precompress, sendPrecompressed } from '../../http/compression/precompressed'
import { requireTenant } from '../../http/request/personContext'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import { appManifest, icons, INSTALL_PREFIX, type AppIcon } from './appManifest'
import { drawIcon } from './drawIcon'

/** The service worker reads the portal's own files and nothing else. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Serves the files with which a browser installs the portal: the manifest and pictures of the tenant of the requested host. */
export function serveInstallFiles(http: FastifyInstance, tenants: Tenants): void {
  const drawn = new Map<string, Promise<Buffer>>()
  const pictureOf = (tenant: TenantOnServer, icon: AppIcon) => {
    const key = `${tenant.id} ${icon.file}`
    const picture = drawn.get(key) ?? drawIcon(tenant, icon)
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    return picture
  }
  http.get<{ Params: { file: string } }>(`${INSTALL_PREFIX}:file`, async (request, reply) => {
    const tenant = requireTenant(tenants, request)
    const { file } = request.params
    reply.header('cache-control', 'no-cache')
    if (file === 'manifest.json') return reply.type('application/json').send(appManifest(tenant))
    const icon = icons.find((one) => one.file === file)
    if (!icon) throw new HttpError(404, 'NOT_FOUND')
    return reply.type('image/png').send(await pictureOf(tenant, icon))
  })
}

/** Serves the service worker of a build, which a browser asks for again at each visit. `dist`: the folder of the build. */
export function serveWorker(http: FastifyInstance, dist: string): void {
  const file = path.join(dist, 'sw.js')
  // A portal without a worker works, and the tests of pages have none.
  if (!existsSync(file)) return
  const script = precompress(readFileSync(file, 'utf8'))
  http.get('/sw.js', (request, reply) =>
    sendPrecompressed(
      request,
      reply.header('content-security-policy', WORKER_POLICY),
      'text/javascript; charset=utf-8',
      script,
    ),
  )
}
