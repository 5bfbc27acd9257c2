import type { Tx } from '../platform/db/engine'
import type { TenantOnServer } from '../platform/tenants/tenants'
import type { CardProvider } from '../domain/account/plans/port'
import { createSandbox } from '../demo/cards/sandbox'
import { createStripe } from '../providers/stripe/stripe'

/** What the providers need. */
export interface CardServices {
  db: Tx
  now: Date
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string
  /** The secret keys of the tenants at Stripe, by tenant. */
  cardKeys?: ReadonlyMap<string, string> | undefined
}

/** The provider that takes cards for a tenant; undefined if it takes none. */
export function cardProviderOf(tenant: TenantOnServer, services: CardServices): CardProvider | undefined {
  const settings = tenant.backend.cards
  if (settings?.provider === 'sandbox') return createSandbox({ ...services, tenant: tenant.id, settings })
  const key = services.cardKeys?.get(tenant.id)
  return settings && key ? createStripe({ tenant: tenant.id, settings, key }) : undefined
}
