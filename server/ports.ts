/** The interfaces between the server's folders: identity, areas, demo data. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db, Tx } from './db/engine'
import type { Api } from './http/api/operation'
import type { Tenants } from './tenants/tenants'

/** The claims of a verified access token. */
export interface Claims {
  sub: string
  roles: string[]
}

/** A request for a sign-in link by e-mail. */
export interface MagicLinkRequest {
  email: string
  /** The origin the link opens; one of the tenant's own. */
  origin: string
  /** The requester's network address, for rate limits. */
  clientAddress: string
}

/** The identity server as the rest of the server uses it. */
export interface Identity {
  /** Handles requests under /identity. Returns false, with nothing written, for any other request. */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  /** Verifies an access token. Rejects unless it is valid for this tenant. */
  verify(token: string, tenantId: string): Promise<Claims>
  /** Issues an access token without a sign-in page (magic link). `expiresIn` is in seconds. */
  mintToken(tenantId: string, sub: string): Promise<{ token: string; expiresIn: number }>
  /** Sends a one-time sign-in link if the e-mail address has an account. Rate limited. */
  sendLink(tenantId: string, wish: MagicLinkRequest): Promise<void>
}

export interface IdentityOptions {
  db: Db
  tenants: Tenants
  /** Scheme, host and port under which browsers reach this server; each tenant replaces the host. */
  publicOrigin: string
}
export type CreateIdentity = (options: IdentityOptions) => Identity

/**
 * Returns whether the actor may act for the subject (X-Impersonation-User): only a family administrator for their own
 * dependents, and an Administrator (FAMILY-003, ROLE-022, C-120). Called only when subject and actor differ.
 */
export type MayActFor = (
  db: Tx,
  tenantId: string,
  actor: string,
  roles: readonly string[],
  subject: string,
) => Promise<boolean>

/** Registers the operations of one part of the API. */
export type Area = (api: Api) => void

/** Inserts demo data into every tenant that has no rows yet. */
export type SeedDemo = (db: Db, tenants: Tenants, now: Date) => Promise<void>
