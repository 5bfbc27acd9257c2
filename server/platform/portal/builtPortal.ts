import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TenantOnServer, Tenants } from '../tenants/tenants'
import { readTheme } from '../tenants/theme'
import { sendNotFound } from '../http/errors/errorHandler'
import { pagePolicy, type BuildHashes, type PageSourcesOf } from '../http/security/csp'
import { framePermissions } from '../http/security/headers'
import { serveBuildFiles } from './buildFiles'
import { serveFonts } from './fontFiles'
import { serveInstallFiles, serveWorker } from './install/installFiles'
import { composePage } from './page'
import { portalManifest } from './portalManifest'
import { precompress, sendPrecompressed } from '../http/compression/precompressed'
import { sendUnknownHostPage } from './unknownHostPage'
import type { Portal } from './portal'
import { serveTenantFiles } from './tenantFiles'

/** The build is missing or incomplete. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
}

/**
 * Serves the static build; the page of a tenant is composed once, and again when the tenant changes. `sourcesOf`: what the pages load of services. Throws `PortalError` if the build is incomplete.
 */
export function builtPortal(dist: string, tenants: Tenants, sourcesOf: PageSourcesOf): Portal {
  const index = path.join(dist, 'index.html')
  if (!existsSync(index)) {
    throw new PortalError(
      `The portal is not built: ${index} is missing. Run npm run build, or start with npm start.`,
    )
  }
  const html = readFileSync(index, 'utf8')
  const hashes = readHashes(path.join(dist, 'csp-hashes.json'))
  const pages = new WeakMap<TenantOnServer, TenantPage>()
  const pageOf = (tenant: TenantOnServer): TenantPage => {
    const page = pages.get(tenant) ?? composeTenantPage(html, tenant, hashes, sourcesOf)
    pages.set(tenant, page)
    return page
  }
  tenants.all.forEach(pageOf)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const tenant = tenants.byHost(request.headers.host)
    if (!tenant) return sendUnknownHostPage(reply)
    const page = pageOf(tenant)
    reply.header('content-security-policy', page.policy)
    if (page.permissions) reply.header('permissions-policy', page.permissions)
    return sendPrecompressed(request, reply, 'text/html; charset=utf-8', page.html)
  }
  return {
    register: async (http) => {
      await serveBuildFiles(http, path.join(dist, 'assets'))
      serveTenantFiles(http, tenants)
      serveFonts(http)
      serveInstallFiles(http, tenants)
      serveWorker(http, dist)
      for (const url of ['/', '/callback', '/index.html']) http.get(url, sendPage)
      // The page says that the address is unknown, and leads to the portal.
      http.get('/*', (request, reply) =>
        isNavigation(request) ? sendPage(request, reply.code(404)) : sendNotFound(request, reply),
      )
    },
  }
}

/** Whether a browser opens an address that is not the API's. */
const isNavigation = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

function readHashes(file: string): BuildHashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildHashes
  } catch (error) {
    throw new PortalError(
      `The portal's build is incomplete: ${file}: expected JSON, found ${(error as Error).message}. Run npm run build.`,
      { cause: error },
    )
  }
}

type TenantPage = ReturnType<typeof composeTenantPage>

function composeTenantPage(
  html: string,
  tenant: TenantOnServer,
  hashes: BuildHashes,
  sourcesOf: PageSourcesOf,
) {
  const { folder, manifest, backend } = tenant
  const page = composePage(html, portalManifest(tenant), readTheme(folder))
  return {
    html: precompress(page),
    policy: pagePolicy(page, manifest, hashes, sourcesOf(backend)),
    permissions: framePermissions(manifest),
  }
}
