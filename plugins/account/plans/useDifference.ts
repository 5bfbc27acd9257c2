import { useText } from '@portico/core/i18n/useText'
import { comparePlans, type PlanText } from './planText'
import type { TextKey } from '../texts'

/** The sentences about a change of plan. */
export type Difference = Record<'gain' | 'better' | 'keep' | 'lose', string[]>

/** What a change of plan brings, improves, leaves and takes, in words; null where the plans are not compared. */
export function useDifference(from: PlanText | undefined, to: PlanText): Difference | null {
  const t = useText<TextKey>()
  const difference = comparePlans(from, to)
  if (!difference) return null
  const { gain, better, keep, worse, lose } = difference
  return {
    gain: gain.map((level) => t(`PLANS.CAN_${level}`)),
    better: better.map((level) => t(`PLANS.BETTER_${level}`)),
    keep: keep.map((level) => t(`PLANS.CAN_${level}`)),
    lose: [
      ...worse.map((level) => t(`PLANS.WORSE_${level}`)),
      ...lose.map((level) => t(`PLANS.CAN_${level}`)),
    ],
  }
}
