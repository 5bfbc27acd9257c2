import type { PlanCapabilities } from '../../../schemas/generated/entities'
import type { TenantPlan } from '../../../server/platform/tenants/settings/planSettings'
import { error, type Finding } from '../finding'
import { filePath, type TenantFolder } from '../tenantFolder'

/** The feature without which a portal cannot give what a plan promises. Video consultations have no feature of their own. */
const neededFeatures: readonly (readonly [keyof PlanCapabilities, feature: string])[] = [
  ['family', 'family'],
  ['videos', 'videoAdvices'],
]

/** Checks that the tenant has the feature of everything that its plans promise. */
export function checkPlans(tenant: TenantFolder): Finding[] {
  const { plans = [], features = [] } = (tenant.backend ?? {}) as {
    plans?: TenantPlan[]
    features?: string[]
  }
  return plans.flatMap(({ capabilities }, index) =>
    neededFeatures
      .filter(([name, feature]) => capabilities?.[name] !== undefined && !features.includes(feature))
      .map(([name, feature]) =>
        error({
          file: filePath(tenant, 'backend.json'),
          path: `/plans/${index}/capabilities/${name}`,
          expected: `the feature "${feature}", because the plan promises it`,
          found: 'none in "features"',
          fix: `Add "${feature}" to "features", or remove "${name}" from the plan.`,
        }),
      ),
  )
}
