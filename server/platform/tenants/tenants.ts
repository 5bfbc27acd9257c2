import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { BillingSettings } from './settings/billingSettings'
import type { BookingSettings } from './settings/bookingSettings'
import type { IdentityCheckSettings } from './settings/identityCheckSettings'
import type { ExternalSignInSettings } from './settings/externalSignIn'
import type { CallSettings } from './settings/callSettings'
import type { CardSettings } from './settings/cardSettings'
import type { DeviceProviderSettings } from './settings/deviceProvider'
import type { LetterSettings } from './settings/letterSettings'
import type { RetentionSettings } from './settings/retentionSettings'
import type { TenantManifest } from './manifest'
import type { TenantPlan } from './settings/planSettings'
import type { ScanSettings } from './settings/scanSettings'
import type { TreatmentSettings } from './settings/treatmentSettings'
import type { SecondStepSettings } from './settings/secondStepSettings'
import { TenantError, readChecked } from './readJson'
import { backendValidator, manifestValidator } from './schemas'

/** A tenant's backend.json, which is never served. */
export interface Backend {
  /** The features of GET api/config. */
  features: string[]
  /** Settings of the tenant's demo data. */
  demo: Record<string, unknown>
  /** Other origins whose pages may call this tenant's API, for a portal served from another host. */
  origins?: string[]
  /** The plans that users can have. Absent: none. */
  plans?: TenantPlan[]
  /** The provider that takes cards for plans. Absent: none. */
  cards?: CardSettings
  /** The payment provider for services with a price. Absent: no payments. */
  payment?: PaymentSettings
  /** Who issues the receipts of payments. Absent: no receipts. */
  billing?: BillingSettings
  /** The rules of bookings that differ from the defaults. */
  booking?: Partial<BookingSettings>
  /** Settings of video calls that differ from the defaults. */
  calls?: Partial<CallSettings>
  /** Settings of the letters to patients and doctors. */
  letters?: Partial<LetterSettings>
  /** How long data are kept that have done their work, where it differs from the defaults. */
  retention?: Partial<RetentionSettings>
  /** The service that checks identities. Absent: none. */
  identityChecks?: IdentityCheckSettings
  /** The hospital's system that knows patients by their number. Absent: those in the server's database. */
  externalPatients?: ExternalPatientSettings
  /** The provider through which people may sign in and register. Absent: none. */
  externalSignIn?: ExternalSignInSettings
  /** The provider at which people have accounts with the records of their devices. Absent: none. */
  deviceProvider?: DeviceProviderSettings
  /** The camera scan of vital signs, where settings differ from the defaults. */
  scans?: Partial<ScanSettings>
  /** How long treatment lasts and how visits are proposed, where settings differ from the defaults. */
  treatment?: Partial<TreatmentSettings>
  /** Who must have a second step. Absent: nobody. */
  secondStep?: SecondStepSettings
}

/** Where the hospital's system returns a patient. Its token is in the environment. */
export interface ExternalPatientSettings {
  /** An https address with `{id}` for the patient's number. */
  url: string
}

/** The tenant's account at the payment provider (C-065). */
export interface PaymentSettings {
  provider: 'redsys'
  mode: 'sandbox' | 'production'
  /** The payment page: an https address, or a path of this server for the sandbox page. */
  url: string
  /** The merchant code and the terminal number. */
  merchant: string
  terminal: string
  /** The signing key, base64. It is in the environment; without one there, it is the key that Redsys publishes for tests. */
  key: string
  /** Minutes until an unpaid slot is released. */
  holdMinutes: number
}

/** The key that Redsys publishes for its test environment. */
export const PAYMENT_TEST_KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

export interface TenantOnServer {
  id: string
  /** Absolute path of the tenant's folder. */
  folder: string
  manifest: TenantManifest
  backend: Backend
}

export interface Tenants {
  all: readonly TenantOnServer[]
  /** The ids of all: the tenants whose work this process does. Others belong to processes that know their settings. */
  ids: readonly string[]
  byId(id: string): TenantOnServer | undefined
  /** `host`: the Host header, with or without port. */
  byHost(host: string | undefined): TenantOnServer | undefined
}

/**
 * Reads every tenants/<id>/ of the folder. Throws `TenantError` with file, path, expected and actual value for an invalid
 * file, and when two tenants have the same host.
 */
export function loadTenants(folder: string): Tenants {
  const all = tenantIds(folder).map((id) => loadTenant(path.join(folder, id), id))
  if (all.length === 0) throw new TenantError(folder, '/', 'a folder per tenant', 'none')
  return createTenants(all)
}

/** Indexes a list of tenants by id and by host. */
export function createTenants(all: readonly TenantOnServer[]): Tenants {
  const ids = new Map(all.map((tenant) => [tenant.id, tenant]))
  const hosts = new Map<string, TenantOnServer>()
  for (const tenant of all) for (const host of tenant.manifest.hosts) registerHost(hosts, host, tenant)
  return {
    all,
    ids: all.map(({ id }) => id),
    byId: (id) => ids.get(id),
    byHost: (host) => hosts.get(hostName(host)),
  }
}

/** The host name of a Host header: without port, in lower case. */
export const hostName = (host = ''): string => host.toLowerCase().replace(/:\d*$/, '')

const tenantIds = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'tenant.json')))
        .map((entry) => entry.name)
        .toSorted()
    : []

/** Reads the folder of a tenant. Throws `TenantError`. */
export function loadTenant(folder: string, id: string): TenantOnServer {
  const file = path.join(folder, 'tenant.json')
  const manifest = readChecked(file, manifestValidator()) as TenantManifest
  if (manifest.id !== id) throw new TenantError(file, '/id', `"${id}", the folder's name`, manifest.id)
  return { id, folder, manifest, backend: readBackend(path.join(folder, 'backend.json')) }
}

/** A tenant without backend.json has no features. */
function readBackend(file: string): Backend {
  const backend = existsSync(file) ? (readChecked(file, backendValidator()) as Partial<Backend>) : {}
  const payment = backend.payment && { payment: { ...backend.payment, key: PAYMENT_TEST_KEY } }
  return { features: [], demo: {}, ...backend, ...payment }
}

function registerHost(hosts: Map<string, TenantOnServer>, host: string, tenant: TenantOnServer): void {
  const other = hosts.get(host)
  if (other) {
    const file = path.join(tenant.folder, 'tenant.json')
    throw new TenantError(file, '/hosts', 'hosts of its own', `${host}, which is also a host of ${other.id}`)
  }
  hosts.set(host, tenant)
}
