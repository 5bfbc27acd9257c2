import { deviceKey, readStorage, writeStorage } from '../../state/localStorage'
import { createAtom, store, useAtomValue } from '../../state/store'

const key = deviceKey('menuCollapsed')
const collapsedAtom = createAtom(readStorage(key) === '1')

/** Whether the side menu shows only icons. */
export const useCollapsed = (): boolean => useAtomValue(collapsedAtom)

/** Folds or unfolds the side menu and remembers it on this device. */
export function toggleCollapsed(): void {
  const collapsed = !store.get(collapsedAtom)
  store.set(collapsedAtom, collapsed)
  writeStorage(key, collapsed ? '1' : null)
}
