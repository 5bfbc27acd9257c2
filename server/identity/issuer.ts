import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Db } from '../db/engine'
import type { TenantOnServer } from '../tenants/tenants'
import type { MailPort } from './magicLink/mail'
import type { Brand } from './pages/brand'
import type { Keys } from './protocol/keys'

/** What signing in to one tenant needs, at any of its hosts. */
export interface IdentityContext {
  db: Db
  tenant: TenantOnServer
  keys: Keys
  brand: Brand
  mail: MailPort
  /** Where its portal is served from. */
  origins: readonly string[]
  /** Called after each write of the protocol's rows. */
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
