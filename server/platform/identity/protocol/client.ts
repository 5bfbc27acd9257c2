import type { ClientMetadata } from 'oidc-provider'
import { tenantOrigin } from '../../requests/tenantOrigin'
import type { TenantOnServer } from '../../tenants/tenants'

export const CLIENT_ID = 'web.client'
/** Audience of the access tokens. */
export const API = 'urn:portico:api'

/** Every origin that serves this tenant's portal: its hosts on this server and its configured `origins`. */
export const portalOrigins = ({ manifest, backend }: TenantOnServer, publicOrigin: string): string[] => [
  ...new Set([...manifest.hosts.map((host) => tenantOrigin(publicOrigin, host)), ...(backend.origins ?? [])]),
]

/** The portal as an OpenID Connect client: a public client with PKCE and fixed redirect addresses (C-022). */
export const webClient = (origins: readonly string[]): ClientMetadata => ({
  client_id: CLIENT_ID,
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  grant_types: ['authorization_code', 'refresh_token', 'implicit'],
  response_types: ['code', 'code id_token token'],
  redirect_uris: origins.map((origin) => `${origin}/callback`),
  post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
})
