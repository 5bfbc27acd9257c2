import { translate } from '../../i18n/i18n'
import { createPersonAtom, store } from '../../state/store'
import { toast } from './toast'

/** How many records each operation left out when it was last told, so that reading it again tells nothing new. */
const countsAtom = createPersonAtom<Readonly<Record<string, number>>>({})

/** Tells people once that lists are shown without records that cannot be read, and how many. */
export function showLeftOut(operation: string, count: number): void {
  const counts = store.get(countsAtom)
  if (counts[operation] === count) return
  store.set(countsAtom, { ...counts, [operation]: count })
  toast({ tone: 'info', text: translate('ERRORS.LEFT_OUT', { count }) })
}
