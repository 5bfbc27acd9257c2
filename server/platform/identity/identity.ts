import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Identity, IdentityOptions } from '../ports'
import { root } from '../paths'
import { hostName, type TenantOnServer } from '../tenants/tenants'
import type { ExternalProviders } from './external/port'
import { handleRequest, setCommonHeaders, sendNotFound } from './requestHandler'
import { MOUNT, type IdentityContext, type Issuer } from './issuer'
import type { MailPort } from '../mail/mail'
import { createMailFolder } from '../mail/mailFolder'
import { sendAddressChange } from './magicLink/sendAddressChange'
import { loadBrand } from './pages/brand'
import { createPageContext } from './pages/pageContext'
import { tenantOrigin } from '../requests/tenantOrigin'
import { portalOrigins } from './protocol/client'
import { loadKeys } from './protocol/keys'
import { createIdentityProvider } from './protocol/provider'
import { expiredRowsCleaner } from './protocol/expiredRows'
import { mintToken, createVerifier, signServiceToken } from './protocol/tokens'

export { createMagicLink } from './magicLink/magicLink'

export interface IdentitySettings extends IdentityOptions {
  /** Origins that serve the portal of every tenant, besides each tenant's own `origins`. */
  origins?: readonly string[]
  /** The server's own key for secrets: 32 bytes. Default: a key of each tenant in the database. */
  serverKey?: Buffer | undefined
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
  const contexts = memoizeAsync((id: string) => createContext(settings, tenants.byId(id)))
  const issuers = memoizeAsync(async (host: string): Promise<Issuer> => {
    const context = await contexts(tenants.byHost(host)?.id ?? '')
    const origin = tenantOrigin(publicOrigin, host)
    const identityProvider = createIdentityProvider(context, origin)
    return { context: context, origin, provider: identityProvider, respond: identityProvider.callback() }
  })
  const mainHost = (tenantId: string) => tenants.byId(tenantId)?.manifest.hosts[0] ?? ''
  const verifiers = memoizeAsync(async (id: string) => createVerifier(await contexts(id)))
  // Created in advance, so that the first visitor does not wait for keys. An error is reported at the first visit.
  for (const { manifest } of tenants.all) void issuers(manifest.hosts[0] ?? '').catch(() => undefined)
  return {
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

async function createContext(
  settings: IdentitySettings,
  tenant: TenantOnServer | undefined,
): Promise<IdentityContext> {
  if (!tenant) throw new Error('There is no such tenant')
  const { db, publicOrigin, mail = createMailFolder(defaultFolder()) } = settings
  const origins = [...new Set([...portalOrigins(tenant, publicOrigin), ...(settings.origins ?? [])])]
  const keys = await loadKeys(db, tenant.id)
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

/** Creates a value once per key. A rejected creation is retried on the next call. */
function memoizeAsync<T>(create: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return (key) => {
    const existing = cache.get(key)
    if (existing) return existing
    const created = create(key)
    cache.set(key, created)
    created.catch(() => cache.delete(key))
    return created
  }
}
