import { collect, type Host } from '../../../core/plugin/host'
import type { Contributed } from '@portico/core/plugin/useHost'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { BookingVariant } from '@portico/booking/variant'
import { kits } from '../../../src/kits'
import type { TenantOnServer } from '../../../server/platform/tenants/tenants'

/** A booking variant at a tenant that has it enabled. */
export interface VariantAtTenant {
  tenant: TenantOnServer
  host: Host
  contribution: Contributed<'bookingVariants'>
}

/** A booking variant with its code loaded: what every check examines. */
export interface Subject extends VariantAtTenant {
  variant: BookingVariant
}

/** Its name in test reports. */
export const titleOf = ({ tenant, contribution }: VariantAtTenant): string =>
  `${contribution.id} at ${tenant.id}`

/** Every enabled booking variant of every tenant, found in the plugins' literals and the tenants' folders. */
export function findSubjects(
  plugins: readonly AnyPlugin[],
  tenants: readonly TenantOnServer[],
): VariantAtTenant[] {
  return tenants.flatMap((tenant) => {
    const features = new Set(tenant.backend.features)
    const { host } = collect(plugins, tenant.manifest.plugins, features, { kits })
    const isOn = ({ requires }: Contributed<'bookingVariants'>) =>
      requires?.features?.some((feature) => features.has(feature)) ?? true
    return host.bookingVariants.filter(isOn).map((contribution) => ({ tenant, host, contribution }))
  })
}

/** Loads the code of a booking variant. */
export const loadVariant = async (variant: VariantAtTenant): Promise<Subject> => ({
  ...variant,
  variant: (await variant.contribution.variant()).default,
})
