import type { Tenant } from '@schemas/generated/tenant'
import { createContext, use, type ReactNode } from 'react'

const TenantContext = createContext<Tenant | null>(null)

/** Provides the tenant. */
export function TenantProvider({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  return <TenantContext value={tenant}>{children}</TenantContext>
}

/** The tenant of this page, with defaults. Throws outside `TenantProvider`. */
export function useTenant(): Tenant {
  const tenant = use(TenantContext)
  if (!tenant) throw new Error('useTenant needs a TenantProvider above')
  return tenant
}
