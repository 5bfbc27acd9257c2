/** The interfaces between the server's folders: identity, areas, demo data. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db, Tx } from './db/database'
import type { TenantOnServer, Tenants } from './tenants/tenants'

/** The claims of a verified access token. */
export interface Claims {
  sub: string
  roles: string[]
  /** The session that the token belongs to: the id of its grant. */
  session: string
  /** Whether the sign-in included a second step. */
  hasSecondStep: boolean
}

/** An account whose address an administrator has changed. */
export interface AddressChange {
  /** The address before; null for a user who had no account. */
  from: string | null
  /** The address now; null for a user who has no account any more. */
  to: string | null
  /** The origin of the portal; one of the tenant's own. */
  origin: string
}

/** A token for another service. */
export interface ServiceToken {
  sub: string
  /** The service. */
  audience: string
  issued: Date
  expires: Date
}

/** The identity server as the rest of the server uses it. */
export interface Identity {
  /** Handles requests under /identity. Returns false, with nothing written, for any other request. */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  /** Resolves when the keys of each tenant are in the database. Where that fails, the next request for them tries again. */
  prepare(): Promise<void>
  /**
   * Verifies an access token. Rejects with `InvalidToken` unless it is valid for this tenant.
   * `device`: the User-Agent header, for the list of sessions.
   */
  verify(token: string, tenantId: string, device?: string): Promise<Claims>
  /**
   * Issues an access token without a sign-in page (magic link). `expiresIn` is in seconds. `methods`: how the person has shown
   * who they are, as `amr` says it; default: by the link. None: a link that
   * somebody else made; the session then allows no sensitive changes.
   */
  mintToken(
    tenantId: string,
    sub: string,
    methods?: readonly string[],
  ): Promise<{ token: string; expiresIn: number }>
  /**
   * Signs a token by which another service recognises a person. It names the service as its audience and is checked with
   * the public keys of the identity server; this server's API does not accept it.
   */
  signFor(tenantId: string, token: ServiceToken): Promise<string>
  /** Tells the old and the new address of an account about the change. Rejects if a letter could not be handed over. */
  sendAddressChange(tenantId: string, change: AddressChange): Promise<void>
}

export interface IdentityOptions {
  db: Db
  tenants: Tenants
  /** Scheme, host and port under which browsers reach this server; each tenant replaces the host. */
  publicOrigin: string
}

/**
 * Returns whether the actor may act for the subject (X-Impersonation-User): only a family administrator for their own
 * dependents, and a users administrator, which is recorded (C-120). Called only when subject and actor differ.
 */
export type MayActFor = (db: Tx, wish: ActingWish) => Promise<boolean>

/**
 * Returns whether somebody who may act for the subject may also read medical content: whoever looks after the subject may, an
 * administrator with the role `records`.
 */
export type MayReadRecords = (db: Tx, wish: ActingWish) => Promise<boolean>

/** Who wants to act for whom. The roles are the actor's. */
export interface ActingWish {
  tenantId: string
  actor: string
  roles: readonly string[]
  subject: string
  now: Date
}

/** Returns whether a person has accepted the conditions of the service and may use the API. */
export type HasAcceptedConditions = (
  db: Tx,
  wish: { tenant: TenantOnServer; personId: string; now: Date },
) => Promise<boolean>

/** A call in the account of somebody else. */
export interface ActingCall {
  actor: string
  subject: string
  /** The key of the operation, for example `POST api/appointments/book`. */
  operation: string
  /** The medical content that the call opened. */
  opened?: OpenedContent | undefined
  now: Date
}

/** What somebody opened, as the person reads it: a kind of content, and the name of a file. */
export interface OpenedContent {
  action: 'read' | 'documents' | 'measurements' | 'messages' | 'downloaded'
  detail?: string | undefined
}

/** Records a call in the account of somebody else, who can read these entries. */
export type NoteActing = (db: Tx, tenantId: string, call: ActingCall) => Promise<void>
