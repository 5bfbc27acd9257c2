import type { Plan } from '@schemas/generated/entities'
import { formatMoney } from '@core/format/money'

/** A plan as it is read. */
export interface PlanText {
  name: string
  /** The second line of the description, if the API sends no amount. */
  price: string | null
  /** The amount per month as the portal's language writes it. */
  monthly: string | null
  isFree: boolean
  /** What the plan includes; null where it is described in prose, which is not compared. */
  inclusions: readonly string[] | null
  prose: string | null
}

/**
 * Reads a plan (ACCOUNT-020): name, price and inclusions of the API win; otherwise the first line of the description is the
 * name, the second the price, and each other line one inclusion. Prose without lines is shown whole.
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
    inclusions: plan.inclusions ?? (hasLines ? others : null),
    prose: hasLines || plan.inclusions ? null : first || null,
  }
}

/** What a change of plan brings, takes and leaves. */
export interface PlanDifference {
  gain: string[]
  lose: string[]
  keep: string[]
}

/** Compares two plans by their inclusions; null where one of them is prose. */
export function comparePlans(from: PlanText | undefined, to: PlanText): PlanDifference | null {
  const before = from ? from.inclusions : []
  if (!before || !to.inclusions) return null
  const after = to.inclusions
  return {
    gain: after.filter((line) => !before.includes(line)),
    lose: before.filter((line) => !after.includes(line)),
    keep: after.filter((line) => before.includes(line)),
  }
}
