import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../platform/http/api/operation'
import { pickLanguage } from '../../platform/requests/language'
import { requireTenant } from '../../platform/http/request/personContext'
import { PAGE, SCRIPT, onfidoPage, onfidoPolicy } from './page/page'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { orNotFound } from '../../platform/errors/orNotFound'

const folder = path.join(import.meta.dirname, 'page')
const script = readFileSync(path.join(folder, 'onfido.js'), 'utf8')

/** The host of the tenant that serves the page and no session: the one of `addresses.identityCheck`. */
function pageHost({ manifest: { addresses } }: TenantOnServer): string | undefined {
  const page = addresses?.identityCheck
  return page && URL.canParse(page) ? new URL(page).hostname : undefined
}

/** The page of Onfido's software, at tenants that use it. */
export function registerOnfidoPage(api: Api): void {
  const requireOnfido = (request: FastifyRequest): TenantOnServer => {
    const tenant = requireTenant(api.tenants, request)
    const isOnfido = tenant.backend.identityChecks?.provider === 'onfido'
    return orNotFound(isOnfido && pageHost(tenant) === request.hostname ? tenant : undefined)
  }
  api.http.get(PAGE, (request, reply) => sendPage(api, request, reply, requireOnfido(request)))
  api.http.get(SCRIPT, (request, reply) => {
    requireOnfido(request)
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
}

/** The origins of the portals that may frame the page. Its own host is none: the software could read a session there. */
function portalsOf({ publicOrigin }: Api, tenant: TenantOnServer): string[] {
  const { protocol, port } = new URL(publicOrigin)
  const hosts = tenant.manifest.hosts.filter((host) => host !== pageHost(tenant))
  return [
    ...hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`),
    ...(tenant.backend.origins ?? []),
  ]
}

function sendPage(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: TenantOnServer,
): FastifyReply {
  const { manifest } = tenant
  const portals = portalsOf(api, tenant)
  const language = pickLanguage(manifest.languages, [request.headers['accept-language']])
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', onfidoPolicy(portals))
    .header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()')
    .header('cache-control', 'no-store')
    .send(onfidoPage({ language, title: manifest.name, portals }))
}
