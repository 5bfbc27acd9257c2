import { collect, type Host } from '@core/plugin/host'
import type { Contributed } from '@core/plugin/contributions'
import type { AnyPlugin } from '@core/plugin/definePlugin'
import type { BookingVariant } from '@kits/booking/variant'
import { kits } from '../../../src/kits'
import type { TenantOnServer } from '../../../server/tenants/tenants'

/** A way to book at a tenant where it is on. */
export interface VariantAtTenant {
  tenant: TenantOnServer
  host: Host
  contribution: Contributed<'bookingVariants'>
}

/** The same with its code: what every check is asked about. */
export interface Subject extends VariantAtTenant {
  variant: BookingVariant
}

/** How reports call it. */
export const titleOf = ({ tenant, contribution }: VariantAtTenant): string =>
  `${contribution.id} at ${tenant.id}`

/** Every way to book that is on at a tenant, found in the plugins' literals and the tenants' folders. */
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

/** Loads the code of a way to book. */
export const loadVariant = async (found: VariantAtTenant): Promise<Subject> => ({
  ...found,
  variant: (await found.contribution.variant()).default,
})
