import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import { pagePolicy, type BuildHashes } from '../security/csp'
import { composePage } from './page'
import { precompress, sendPrecompressed } from '../compression/precompressed'
import { sendUnknownHostPage } from './unknownHostPage'
import type { Portal } from './portal'
import { serveTenantFiles } from './tenantFiles'

const YEAR_SECONDS = 31_536_000

/** The build is missing or incomplete. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
}

/** Serves the static build; each tenant's page is composed once. Throws `PortalError` if the build is incomplete. */
export function builtPortal(dist: string, tenants: Tenants): Portal {
  const index = path.join(dist, 'index.html')
  if (!existsSync(index)) {
    throw new PortalError(
      `The portal is not built: ${index} is missing. Run npm run build, or start with npm start.`,
    )
  }
  const html = readFileSync(index, 'utf8')
  const hashes = readHashes(path.join(dist, 'csp-hashes.json'))
  const pages = new Map(tenants.all.map((tenant) => [tenant.id, composeTenantPage(html, tenant, hashes)]))
  return {
    register: async (http) => {
      await serveAssets(http, dist)
      serveTenantFiles(http, tenants)
      for (const url of ['/', '/callback', '/index.html']) {
        http.get(url, (request, reply) => {
          const page = pages.get(tenants.byHost(request.headers.host)?.id ?? '')
          if (!page) return sendUnknownHostPage(reply)
          reply.header('content-security-policy', page.policy)
          return sendPrecompressed(request, reply, 'text/html; charset=utf-8', page.html)
        })
      }
    },
  }
}

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

function composeTenantPage(html: string, { folder, manifest }: TenantOnServer, hashes: BuildHashes) {
  const page = composePage(html, manifest, readTheme(folder))
  return { html: precompress(page), policy: pagePolicy(page, manifest, hashes) }
}

/** The text of a tenant's theme.css; empty if the tenant uses the default theme. */
export function readTheme(folder: string): string {
  const file = path.join(folder, 'theme.css')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Serves the build's files. Their names contain a content hash, so browsers cache them without revalidating. */
async function serveAssets(http: FastifyInstance, dist: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    etag: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      reply.setHeader('vary', 'Accept-Encoding')
    },
  })
}
