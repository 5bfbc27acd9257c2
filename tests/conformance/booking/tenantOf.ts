import type { TenantManifest } from '@schemas/generated/tenant'
import type { TenantOnServer } from '../../../server/platform/tenants/tenants'
import type { TenantOfSuite } from './subject'

/** A tenant of the reference server as the suite knows it. Both share the manifest, which a check changes for a moment. */
export const tenantOf = ({ id, manifest, backend }: TenantOnServer): TenantOfSuite => ({
  id,
  manifest: manifest as unknown as TenantManifest,
  features: backend.features,
})
