import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Identity, IdentityOptions } from '../ports'
import { root } from '../paths'
import { hostName, type TenantOnServer } from '../tenants/tenants'
import type { ExternalProviders } from './external/port'
import { handleRequest, setCommonHeaders, sendNotFound } from './requestHandler'
import { MOUNT, type IdentityContext, type Issuer } from './issuer'
import type { MailPort } from '../mail/mail'
import type { KeyRing } from '../secrets/keyRing'
import { createMailFolder } from '../mail/mailFolder'
import { sendAddressChange } from './magicLink/sendAddressChange'
import { loadBrand } from './pages/brand'
import { createPageContext } from './pages/pageContext'
import { tenantOrigin } from '../requests/tenantOrigin'
import { portalOrigins } from './protocol/client'
import { createKeyReader } from './protocol/keyReader'
import type { Keys } from './protocol/keys'
import { createIdentityProvider } from './protocol/provider'
import { expiredRowsCleaner } from './protocol/expiredRows'
import { mintToken, createVerifier, signServiceToken } from './protocol/tokens'

export { createMagicLink } from './magicLink/magicLink'

export interface IdentitySettings extends IdentityOptions {
  /** Origins that serve the portal of every tenant, besides each tenant's own `origins`. */
  origins?: readonly string[]
  /** The server's own key for secrets, with those before it. Default: a key of each tenant in the database. */
  serverKey?: KeyRing | undefined
  /** Sends the sign-in links. Default: writes files to the folder `mail` of the data folder. */
  mail?: MailPort
  /** The providers through which people sign in, by tenant. Default: none. */
  externalProviders?: ExternalProviders
}

/**
 * The identity server of all tenants: an OpenID Connect provider for each host of each tenant, with issuer
 * `<origin of the host>/identity`. Keys, sessions, grants and accounts of a tenant are its own.
 */
export function createIdentity(settings: IdentitySettings): Identity {
  const { tenants, publicOrigin } = settings
  const keysOf = createKeyReader(settings.db, settings.serverKey)
  const contexts = memoizeWhile(
    async (id) => keysOf(requireTenant(tenants.byId(id))),
    (id, keys) => createContext(settings, requireTenant(tenants.byId(id)), keys),
  )
  const issuers = memoizeWhile(
    (host) => contexts(tenants.byHost(host)?.id ?? ''),
    (host, context): Issuer => {
      const origin = tenantOrigin(publicOrigin, host)
      const identityProvider = createIdentityProvider(context, origin)
      return { context, origin, provider: identityProvider, respond: identityProvider.callback() }
    },
  )
  const mainHost = (tenantId: string) => tenants.byId(tenantId)?.manifest.hosts[0] ?? ''
  const verifiers = memoizeWhile(contexts, (_, context) => createVerifier(context))
  // Created in advance, so that the first visitor does not wait for keys. An error is reported at the first visit.
  const prepared = Promise.allSettled(tenants.all.map(({ manifest }) => issuers(manifest.hosts[0] ?? '')))
  return {
    prepare: async () => void (await prepared),
    handle: (req: IncomingMessage, res: ServerResponse) => {
      if (!isIdentityPath(req.url)) return false
      const host = hostName(req.headers.host)
      setCommonHeaders(res, publicOrigin)
      if (tenants.byHost(host)) handleRequest(() => issuers(host), req, res)
      else sendNotFound(res)
      return true
    },
    verify: async (token, tenantId, device) => (await verifiers(tenantId))(token, device),
    mintToken: async (tenantId, sub, methods) => mintToken(await issuers(mainHost(tenantId)), sub, methods),
    signFor: async (tenantId, token) => signServiceToken(await issuers(mainHost(tenantId)), token),
    sendAddressChange: async (tenantId, change) => {
      const context = await contexts(tenantId)
      await sendAddressChange(context, createPageContext(context, change.origin, {}), change)
    },
  }
}

const isIdentityPath = (url = '') => url === MOUNT || url.startsWith(`${MOUNT}/`)

function requireTenant(tenant: TenantOnServer | undefined): TenantOnServer {
  if (tenant) return tenant
  throw new Error('There is no such tenant')
}

function createContext(settings: IdentitySettings, tenant: TenantOnServer, keys: Keys): IdentityContext {
  const { db, publicOrigin, mail = createMailFolder(defaultFolder()) } = settings
  const origins = [...new Set([...portalOrigins(tenant, publicOrigin), ...(settings.origins ?? [])])]
  const external = settings.externalProviders?.get(tenant.id)
  return {
    db,
    tenant,
    keys,
    mail,
    serverKey: settings.serverKey,
    origins,
    brand: loadBrand(tenant, origins, external?.settings),
    external,
    onWrite: expiredRowsCleaner(db),
  }
}

const defaultFolder = () => path.resolve(root, process.env['PORTICO_DATA'] || '.data', 'mail')

/** Creates a value once per name, and again when what it is made from is another object. Rejects where that cannot be read. */
function memoizeWhile<S, T>(
  sourceOf: (name: string) => Promise<S>,
  create: (name: string, source: S) => T,
): (name: string) => Promise<T> {
  const cache = new Map<string, { source: S; value: T }>()
  return async (name) => {
    const source = await sourceOf(name)
    const existing = cache.get(name)
    if (existing?.source === source) return existing.value
    const value = create(name, source)
    cache.set(name, { source, value })
    return value
  }
}
