import type { PlanCapabilities } from '../../../schemas/generated/entities'
import type { TenantPlan } from '../../../server/platform/tenants/settings/planSettings'
import { error, formatValue, warning, type Finding } from '../finding'
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
  const areCallsKnown = tenant.invalid?.includes('calls') !== true
  return plans.flatMap((plan, index) => [
    ...repeatedId(tenant, plans, index),
    ...withoutPrice(tenant, plan, index),
    ...withoutName(tenant, plan, index),
    ...withoutFeature(tenant, plan, index, features),
    ...(plan.capabilities?.poolCalls && areCallsKnown && !calls?.pool ? [withoutPool(tenant, index)] : []),
  ])
}

const inBackend = (tenant: TenantFolder, path: string) => ({ file: filePath(tenant, 'backend.json'), path })

/** People have the number of their plan: two plans with one number cannot be told apart. */
function repeatedId(tenant: TenantFolder, plans: readonly TenantPlan[], index: number): Finding[] {
  const id = plans[index]?.id
  if (plans.findIndex((plan) => plan.id === id) === index) return []
  return [
    error({
      ...inBackend(tenant, `/plans/${index}/id`),
      expected: 'a number of its own',
      found: `${id}, as another plan has`,
      fix: 'Give the new plan a number that no plan has had.',
    }),
  ]
}

function withoutPrice(tenant: TenantFolder, plan: TenantPlan, index: number): Finding[] {
  if (!plan.isPaymentPlan || (plan.price ?? 0) > 0) return []
  return [
    error({
      ...inBackend(tenant, `/plans/${index}/price`),
      expected: 'the price of a month, because the plan is paid',
      found: formatValue(plan.price),
      fix: 'Add "price", or remove "isPaymentPlan".',
    }),
  ]
}

/** The name itself is in the first language. */
function withoutName(tenant: TenantFolder, plan: TenantPlan, index: number): Finding[] {
  const [, ...others] = tenant.manifest?.languages ?? []
  return others
    .filter((language) => !plan.translations?.[language]?.name)
    .map((language) =>
      warning({
        ...inBackend(tenant, `/plans/${index}/translations/${language}`),
        expected: `the name of the plan in "${language}"`,
        found: 'nothing',
        fix: `Add "translations": { "${language}": { "name": "…" } }.`,
      }),
    )
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
