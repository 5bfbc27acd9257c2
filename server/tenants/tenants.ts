import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { TenantManifest } from './manifest'
import { TenantError, readChecked } from './readJson'
import { backendValidator, manifestValidator } from './schemas'

/** What only the server knows of a tenant. Never served. */
export interface Backend {
  /** What GET api/config switches on. */
  features: string[]
  /** What the demo data of this tenant is made of. */
  demo: Record<string, unknown>
  /** Other origins whose pages may call this tenant's API: a portal served from elsewhere. */
  origins?: string[]
  /** How a visit with a price is paid; absent: nobody pays here. */
  payment?: PaymentSettings
}

/** The shop at the payment provider (PAY-001, C-065). */
export interface PaymentSettings {
  provider: 'redsys'
  mode: 'sandbox' | 'production'
  /** Where a person pays: https, or a path of this server for its own payment page. */
  url: string
  /** The shop's number and that of its till. */
  merchant: string
  terminal: string
  /** The shop's secret, base64. */
  key: string
  /** How long a time stays held without a payment. */
  holdMinutes: number
}

export interface TenantOnServer {
  id: string
  /** Absolute path of the tenant's folder. */
  folder: string
  manifest: TenantManifest
  backend: Backend
}

export interface Tenants {
  all: readonly TenantOnServer[]
  byId(id: string): TenantOnServer | undefined
  /** In: the Host header, with or without port. */
  byHost(host: string | undefined): TenantOnServer | undefined
}

/**
 * Reads every tenants/<id>/ of the folder. Throws `TenantError` naming file, path in it, what was expected and what
 * was found, also when two tenants claim one host.
 */
export function loadTenants(folder: string): Tenants {
  const all = tenantIds(folder).map((id) => loadTenant(path.join(folder, id), id))
  if (all.length === 0) throw new TenantError(folder, '/', 'a folder per tenant', 'none')
  return createTenants(all)
}

/** The tenants of a list, found by id and by host. */
export function createTenants(all: readonly TenantOnServer[]): Tenants {
  const ids = new Map(all.map((tenant) => [tenant.id, tenant]))
  const hosts = new Map<string, TenantOnServer>()
  for (const tenant of all) for (const host of tenant.manifest.hosts) registerHost(hosts, host, tenant)
  return {
    all,
    byId: (id) => ids.get(id),
    byHost: (host) => hosts.get(hostName(host)),
  }
}

/** A Host header without its port, in lower case. */
export const hostName = (host = ''): string => host.toLowerCase().replace(/:\d*$/, '')

const tenantIds = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'tenant.json')))
        .map((entry) => entry.name)
        .toSorted()
    : []

function loadTenant(folder: string, id: string): TenantOnServer {
  const file = path.join(folder, 'tenant.json')
  const manifest = readChecked(file, manifestValidator()) as TenantManifest
  if (manifest.id !== id) throw new TenantError(file, '/id', `"${id}", the folder's name`, manifest.id)
  return { id, folder, manifest, backend: readBackend(path.join(folder, 'backend.json')) }
}

/** A tenant without backend.json has a portal and no feature switched on. */
const readBackend = (file: string): Backend => ({
  features: [],
  demo: {},
  ...(existsSync(file) && (readChecked(file, backendValidator()) as Partial<Backend>)),
})

function registerHost(hosts: Map<string, TenantOnServer>, host: string, tenant: TenantOnServer): void {
  const other = hosts.get(host)
  if (other) {
    const file = path.join(tenant.folder, 'tenant.json')
    throw new TenantError(file, '/hosts', 'hosts of its own', `${host}, which is also a host of ${other.id}`)
  }
  hosts.set(host, tenant)
}
