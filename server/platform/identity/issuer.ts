import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Db } from '../db/database'
import type { TenantOnServer } from '../tenants/tenants'
import type { MailPort } from '../mail/mail'
import type { KeyRing } from '../secrets/keyRing'
import type { ExternalProvider } from './external/port'
import type { Brand } from './pages/brand'
import type { Keys } from './protocol/keys'

/** What the identity server needs for one tenant, at any of its hosts. */
export interface IdentityContext {
  db: Db
  tenant: TenantOnServer
  keys: Keys
  brand: Brand
  mail: MailPort
  /** The server's own key for secrets, with those before it. Undefined: the tenant's key in the database. */
  serverKey: KeyRing | undefined
  /** The origins that serve the tenant's portal. */
  origins: readonly string[]
  /** The provider through which people may sign in. */
  external?: ExternalProvider | undefined
  /** Called after each write of a protocol row. */
  onWrite: () => void
}

/** The tenant's OpenID Connect server at one host. */
export interface Issuer {
  context: IdentityContext
  /** For example `https://portal.example`. */
  origin: string
  provider: Provider
  /** The library's own request handler. */
  respond: (req: IncomingMessage, res: ServerResponse) => Promise<void>
}

export const MOUNT = '/identity'
export const interactionPath = (uid: string): string => `${MOUNT}/interaction/${uid}`
