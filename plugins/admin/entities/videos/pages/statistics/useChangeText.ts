import { useText } from '@portico/core/i18n/useText'
import type { Change } from './model/changes'
import type { Figure } from './Figures'
import type { TextKey } from '../../../../texts'

/** Formats a change: "20 % más", "4 s menos", "igual". Takes a formatter for the amount. */
export function useChangeText() {
  const t = useText<TextKey>()
  const describe =
    (words: (amount: number) => string) =>
    (change: Change | undefined): Figure['change'] =>
      change && {
        direction: change.direction,
        text: t(`ADMIN.VIDEOS.STATS.${change.direction}`, { amount: words(change.amount) }),
      }
  return { describe, inPercents: describe((amount) => `${amount} %`) }
}
