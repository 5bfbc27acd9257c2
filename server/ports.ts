/** What the rooms of the server expect of each other. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db, Tx } from './db/engine'
import type { Api } from './http/api/operation'
import type { Tenants } from './tenants/tenants'

/** Who a bearer token speaks for. */
export interface Claims {
  sub: string
  roles: string[]
}

/** Who asks for a letter with a link, and for which address. */
export interface MagicLinkRequest {
  email: string
  /** Where the link leads: one of the tenant's own places. */
  origin: string
  /** The network address of who asks. */
  clientAddress: string
}

/** The identity server, as the rest of the server sees it. */
export interface Identity {
  /** Answers a request under /identity; false: not its request, nothing was written. */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  /** Rejects when the token is not a valid access token of this tenant. */
  verify(token: string, tenantId: string): Promise<Claims>
  /** An access token without a sign-in page (magic link). `expiresIn` in seconds. */
  mintToken(tenantId: string, sub: string): Promise<{ token: string; expiresIn: number }>
  /** Writes to the account of an e-mail address, if there is one, with a link that signs in once; not too often. */
  sendLink(tenantId: string, wish: MagicLinkRequest): Promise<void>
}

export interface IdentityOptions {
  db: Db
  tenants: Tenants
  /** Scheme, host and port of `localhost` as browsers reach it; a tenant keeps its own host name before the port. */
  publicOrigin: string
}
export type CreateIdentity = (options: IdentityOptions) => Identity

/**
 * May the actor act for the subject (X-Impersonation-User)? True only for a family administrator's own dependents
 * and for an Administrator (FAMILY-003, ROLE-022, C-120). Asked only when subject and actor differ.
 */
export type MayActFor = (
  db: Tx,
  tenantId: string,
  actor: string,
  roles: readonly string[],
  subject: string,
) => Promise<boolean>

/** A part of the API: registers its operations. */
export type Area = (api: Api) => void

/** Fills each tenant that has no rows yet. */
export type SeedDemo = (db: Db, tenants: Tenants, now: Date) => Promise<void>
