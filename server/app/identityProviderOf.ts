import type { Tx } from '../platform/db/engine'
import type { TenantOnServer } from '../platform/tenants/tenants'
import { createOnfido, type OnfidoKeys } from '../providers/onfido/onfido'
import type { IdentityProvider } from '../domain/identityChecks/port'
import { createSandbox } from '../demo/identityChecks/sandbox'

interface Services {
  db: Tx
  now: Date
  /** The secrets of Onfido accounts, by tenant. */
  keys: ReadonlyMap<string, OnfidoKeys> | undefined
}

/** The service that checks identities for a tenant; undefined if it has none. */
export function providerOf(
  tenant: TenantOnServer,
  { db, now, keys }: Services,
): IdentityProvider | undefined {
  const settings = tenant.backend.identityChecks
  if (settings?.provider === 'sandbox') return createSandbox({ db, tenant: tenant.id, now })
  const account = keys?.get(tenant.id)
  if (!settings || !account) return undefined
  return createOnfido({ settings, keys: account, pageOrigin: pageOriginOf(tenant) })
}

/** The origin of the page that runs the service's software (decision 214). */
function pageOriginOf({ manifest: { addresses, hosts } }: TenantOnServer): string {
  const page = addresses?.identityCheck
  return page && URL.canParse(page) ? new URL(page).origin : `https://${hosts[0] ?? 'localhost'}`
}
