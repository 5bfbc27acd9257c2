import { tenantDefaults, type Tenant, type TenantManifest } from '@schemas/generated/tenant'

/** The tenant a manifest describes: its values laid over the schema's defaults; the page title falls back to the name. */
export const withDefaults = (manifest: TenantManifest): Tenant => ({
  ...(tenantDefaults as Pick<Tenant, keyof typeof tenantDefaults>),
  title: manifest.name,
  ...manifest,
  addresses: { ...tenantDefaults.addresses, ...manifest.addresses },
  session: { ...(tenantDefaults.session as Tenant['session']), ...manifest.session },
})
