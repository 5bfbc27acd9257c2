import { createAtom, store, useAtomValue } from '@portico/core/state/store'

const shownAtom = createAtom(0)

/** Says that a stage is on the screen. Returns a function that says it has gone. */
export function showStage(): () => void {
  store.set(shownAtom, store.get(shownAtom) + 1)
  return () => store.set(shownAtom, store.get(shownAtom) - 1)
}

/** Whether a page shows the call now, so that it does not float. */
export const useStageShown = (): boolean => useAtomValue(shownAtom) > 0
