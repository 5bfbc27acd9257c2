import { useText } from '@portico/core/i18n/useText'
import type es from '../../../../locales/es.json'
import type { Change } from './model/changes'
import type { Figure } from './Figures'

/** Formats a change: "20 % más", "4 s menos", "igual". Takes a formatter for the amount. */
export function useChangeText() {
  const t = useText<keyof typeof es>()
  const describe =
    (words: (amount: number) => string) =>
    (change: Change | undefined): Figure['change'] =>
      change && {
        direction: change.direction,
        text: t(`ADMIN.VIDEOS.STATS.${change.direction}`, { amount: words(change.amount) }),
      }
  return { describe, inPercents: describe((amount) => `${amount} %`) }
}
