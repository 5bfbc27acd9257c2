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
  const {
    plans = [],
    features = [],
    calls,
  } = (tenant.backend ?? {}) as {
    plans?: TenantPlan[]
    features?: string[]
    calls?: { pool?: object }
  }
  return plans.flatMap((plan, index) => [
    ...withoutFeature(tenant, plan, index, features),
    ...(plan.capabilities?.poolCalls && !calls?.pool ? [withoutPool(tenant, index)] : []),
  ])
}

const withoutPool = (tenant: TenantFolder, index: number): Finding =>
  error({
    file: filePath(tenant, 'backend.json'),
    path: `/plans/${index}/capabilities/poolCalls`,
    expected: 'doctors who take calls without an appointment, because the plan promises them',
    found: 'no "calls.pool"',
    fix: 'Add "pool" to "calls", or remove "poolCalls" from the plan.',
  })

const withoutFeature = (
  tenant: TenantFolder,
  { capabilities }: TenantPlan,
  index: number,
  features: readonly string[],
): Finding[] =>
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
    )
