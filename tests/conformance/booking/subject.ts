import { collect, type Host } from '../../../core/plugin/host'
import type { Contributed } from '@portico/core/plugin/useHost'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { BookingVariant } from '@portico/booking/variant'
import type { TenantManifest } from '@schemas/generated/tenant'
import { kits } from '../../../src/kits'

/** A tenant that the suite books at. */
export interface TenantOfSuite {
  id: string
  manifest: TenantManifest
  /** The features that its server has on. */
  features: readonly string[]
}

/** A booking variant at a tenant that has it enabled. */
export interface VariantAtTenant {
  tenant: TenantOfSuite
  host: Host
  contribution: Contributed<'bookingVariants'>
  /** The folder of its plugin, relative to the root of the project. */
  folder: string
}

/** A booking variant with its code loaded: what every check examines. */
export interface Subject extends VariantAtTenant {
  variant: BookingVariant
}

/** Its name in test reports. */
export const titleOf = ({ tenant, contribution }: VariantAtTenant): string =>
  `${contribution.id} at ${tenant.id}`

/** Every enabled booking variant of every tenant, found in the plugins' literals and what the tenants list. */
export function findSubjects(
  plugins: readonly AnyPlugin[],
  tenants: readonly TenantOfSuite[],
): VariantAtTenant[] {
  return tenants.flatMap((tenant) => {
    const features = new Set(tenant.features)
    const { host } = collect(plugins, tenant.manifest.plugins, features, { kits })
    const isOn = ({ requires }: Contributed<'bookingVariants'>) =>
      requires?.features?.some((feature) => features.has(feature)) ?? true
    return host.bookingVariants.filter(isOn).map((contribution) => ({
      tenant,
      host,
      contribution,
      folder: `plugins/${contribution.plugin}`,
    }))
  })
}

/** Loads the code of a booking variant. */
export const loadVariant = async (variant: VariantAtTenant): Promise<Subject> => ({
  ...variant,
  variant: (await variant.contribution.variant()).default,
})
