import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Identity, IdentityOptions } from '../ports'
import { root } from '../paths'
import { hostName, type TenantOnServer } from '../tenants/tenants'
import { handleRequest, setCommonHeaders, sendNotFound } from './requestHandler'
import { MOUNT, type IdentityContext, type Issuer } from './issuer'
import type { MailPort } from './magicLink/mail'
import { createMailFolder } from './magicLink/mailFolder'
import { sendLink } from './magicLink/sendLink'
import { loadBrand } from './pages/brand'
import { createPageContext } from './pages/pageContext'
import { tenantOrigin } from '../http/request/tenantOrigin'
import { portalOrigins } from './protocol/client'
import { loadKeys } from './protocol/keys'
import { createProvider } from './protocol/provider'
import { expiredRowsCleaner } from './protocol/expiredRows'
import { mintToken, createVerifier } from './protocol/tokens'

export { createAccount, type NewAccount } from './accounts/account'
export { createMagicLink } from './magicLink/magicLink'

export interface IdentitySettings extends IdentityOptions {
  /** Origins that serve the portal of any tenant from elsewhere, besides each tenant's own `origins`. */
  origins?: readonly string[]
  /** How links reach people. Default: files in the folder `mail` of the data folder. */
  mail?: MailPort
}

/**
 * The identity server of all tenants (AUTH-001): an OpenID Connect provider for each host of each tenant, with issuer
 * `<origin of the host>/identity`. Keys, sessions, grants and accounts of a tenant are its own.
 */
export function createIdentity(settings: IdentitySettings): Identity {
  const { tenants, publicOrigin } = settings
  const houses = memoizeAsync((id: string) => createContext(settings, tenants.byId(id)))
  const issuers = memoizeAsync(async (host: string): Promise<Issuer> => {
    const house = await houses(tenants.byHost(host)?.id ?? '')
    const origin = tenantOrigin(publicOrigin, host)
    const provider = createProvider(house, origin)
    return { context: house, origin, provider, respond: provider.callback() }
  })
  const verifiers = memoizeAsync(async (id: string) => createVerifier(await houses(id)))
  // Made ready now, so that the first visitor waits for no key. A failure shows at that visit.
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
    verify: async (token, tenantId) => (await verifiers(tenantId))(token),
    mintToken: async (tenantId, sub) => {
      const host = tenants.byId(tenantId)?.manifest.hosts[0] ?? ''
      return mintToken(await issuers(host), sub)
    },
    sendLink: async (tenantId, { email, origin, clientAddress: address }) => {
      const house = await houses(tenantId)
      await sendLink(house, createPageContext(house, origin, {}), email, address)
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
  return {
    db,
    tenant,
    keys,
    mail,
    origins,
    brand: loadBrand(tenant, origins),
    onWrite: expiredRowsCleaner(db),
  }
}

const defaultFolder = () => path.resolve(root, process.env['PORTICO_DATA'] || '.data', 'mail')

/** Makes a thing once per key; what could not be made is tried again the next time. */
function memoizeAsync<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const fresh = make(key)
    made.set(key, fresh)
    fresh.catch(() => made.delete(key))
    return fresh
  }
}
