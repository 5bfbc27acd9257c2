import { tenantDefaults, type Tenant, type TenantManifest } from '@schemas/generated/tenant'

/** Applies the schema's defaults to a manifest; the page title defaults to the name. */
export const withDefaults = (manifest: TenantManifest): Tenant => ({
  ...(tenantDefaults as Pick<Tenant, keyof typeof tenantDefaults>),
  title: manifest.name,
  ...manifest,
  addresses: { ...tenantDefaults.addresses, ...manifest.addresses },
  leadTime: { ...tenantDefaults.leadTime, ...manifest.leadTime },
  session: { ...(tenantDefaults.session as Tenant['session']), ...manifest.session },
})
