import type { Plan } from '../../../../schemas/generated/entities'
import type { TenantPlan } from '../../../tenants/planSettings'

/** A plan as patients read it: its texts in their language, each falling back to the first one; rights are never sent. */
export function publicPlan({ rights, translations, ...plan }: TenantPlan, language: string): Plan {
  const videoCalls = rights?.some((right) => right === 'plus' || right === 'doctor24')
  return {
    ...plan,
    ...(Object.hasOwn(translations ?? {}, language) && translations?.[language]),
    ...(videoCalls !== undefined && { videoCalls }),
  }
}
