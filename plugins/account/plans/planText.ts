import type { Plan, PlanCapabilities } from '@schemas/generated/entities'
import { compareCapabilities, type CapabilityDifference } from '@schemas/rules/planCapabilities'
import { formatMoney } from '@portico/core/format/money'

/** A plan as it is read. */
export interface PlanText {
  name: string
  /** The second line of the description, if the API sends no amount. */
  price: string | null
  /** The amount per month as the portal's language writes it. */
  monthly: string | null
  isFree: boolean
  /** What people with the plan can do; null where the API describes the plan in words, which are not compared. */
  capabilities: PlanCapabilities | null
  /** What the plan includes, in the words of the API; null where it names capabilities or writes prose. */
  inclusions: readonly string[] | null
  prose: string | null
}

/**
 * Reads a plan: name, price, capabilities and inclusions of the API win; otherwise the first line of the
 * description is the name, the second the price, and each other line one inclusion. Prose without lines is shown whole.
 */
export function readPlan(plan: Plan, language: string): PlanText {
  const lines = (plan.longDescription ?? '').split('\n').map((line) => line.trim())
  const [first = '', second = '', ...others] = lines.filter((line) => line !== '')
  const hasLines = second !== ''
  return {
    name: plan.name || first,
    price: hasLines ? second : null,
    monthly: plan.price == null ? null : formatMoney(plan.price, plan.currency ?? 'EUR', language),
    isFree: plan.price === 0,
    capabilities: plan.capabilities ?? null,
    inclusions: plan.capabilities ? null : (plan.inclusions ?? (hasLines ? others : null)),
    // Without a name, the prose stands for it.
    prose: hasLines || plan.inclusions || !plan.name ? null : first || null,
  }
}

/** Compares what two plans give; null where one of them is described in words only. */
export function comparePlans(from: PlanText | undefined, to: PlanText): CapabilityDifference | null {
  const before = from ? from.capabilities : {}
  return before && to.capabilities && compareCapabilities(before, to.capabilities)
}
