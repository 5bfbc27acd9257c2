import type { Plan } from '../../../../schemas/generated/entities'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { planDecides } from '../../../../schemas/rules/planCapabilities'

/** The plans of a tenant as patients read them: their texts in a language, each falling back to the first one. */
export function publicPlans(plans: readonly TenantPlan[], language: string): Plan[] {
  const hasVideoPlans = planDecides(plans, 'videoConsultations')
  return plans.map(({ translations, ...plan }) => ({
    ...plan,
    ...(Object.hasOwn(translations ?? {}, language) && translations?.[language]),
    ...(hasVideoPlans && {
      videoCalls: plan.capabilities?.videoConsultations !== undefined,
    }),
  }))
}
