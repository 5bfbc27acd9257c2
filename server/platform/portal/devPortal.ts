import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { root } from '../paths'
import type { Tenants } from '../tenants/tenants'
import { readTheme } from '../tenants/theme'
import { developmentPolicy, type PageSourcesOf } from '../http/security/csp'
import { serveFonts } from './fontFiles'
import { serveInstallFiles } from './install/installFiles'
import { composePage } from './page'
import { portalManifest } from './portalManifest'
import { sendUnknownHostPage } from './unknownHostPage'
import type { Portal } from './portal'
import { serveTenantFiles } from './tenantFiles'

/** Files the development server must not serve, although they are in its root. */
const DENIED_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/backend.json']

/** Paths Portico handles in development; Vite handles every other path. */
const PORTAL_PATHS = /^\/(api|app|fonts|outbox|payment|tenant)\/|^\/(callback|outbox)?(\?|$)/

/** Serves the portal from its sources with hot reload (`npm run dev`). */
export function devPortal(tenants: Tenants, sourcesOf: PageSourcesOf): Portal {
  let vite: ViteDevServer | undefined
  return {
    takesUpgrades: true,
    listener: (req, res) => {
      if (!vite || PORTAL_PATHS.test(req.url ?? '/')) return false
      res.removeHeader('content-security-policy')
      vite.middlewares(req, res, () => res.writeHead(404).end())
      return true
    },
    register: async (http) => {
      vite = await startVite(http, tenants)
      await http.register(fastifyStatic, { root, serve: false })
      serveTenantFiles(http, tenants)
      serveFonts(http)
      serveInstallFiles(http, tenants)
      const parts = { tenants, vite, sourcesOf }
      for (const url of ['/', '/callback']) servePage(http, url, parts)
    },
    close: async () => vite?.close(),
  }
}

async function startVite(http: FastifyInstance, tenants: Tenants): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  const allowedHosts = tenants.all.flatMap((tenant) => tenant.manifest.hosts)
  return createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, allowedHosts, hmr: { server: http.server }, fs: { deny: DENIED_FILES } },
  })
}

interface PageParts {
  tenants: Tenants
  vite: ViteDevServer
  sourcesOf: PageSourcesOf
}

function servePage(http: FastifyInstance, url: string, { tenants, vite, sourcesOf }: PageParts): void {
  http.get(url, async (request, reply) => {
    const tenant = tenants.byHost(request.headers.host)
    if (!tenant) return sendUnknownHostPage(reply)
    const source = readFileSync(path.join(root, 'index.html'), 'utf8')
    const composed = composePage(source, portalManifest(tenant), readTheme(tenant.folder))
    const page = await vite.transformIndexHtml(request.url, composed)
    return reply
      .header('content-security-policy', developmentPolicy(sourcesOf(tenant.backend)))
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
