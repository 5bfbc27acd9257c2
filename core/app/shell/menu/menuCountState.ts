import { createPersonAtom, store, useAtomValue } from '../../../state/store'
import type { MenuEntry } from './menu'

/** The numbers of new items on the pages of menu entries, by id of the entry. */
const menuCountsAtom = createPersonAtom<Readonly<Record<string, number>>>({})

export const setMenuCount = (id: string, count: number): void =>
  store.set(menuCountsAtom, (counts) => ({ ...counts, [id]: count }))

/** How much is new behind these entries together; behind all without them. */
export function useMenuCount(entries?: readonly MenuEntry[]): number {
  const counts = useAtomValue(menuCountsAtom)
  const shown = entries ? entries.map(({ id }) => counts[id] ?? 0) : Object.values(counts)
  return shown.reduce((sum, count) => sum + count, 0)
}
