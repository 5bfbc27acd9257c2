import { createPersonAtom, store } from '@portico/core/state/store'

/** Something that was removed on the page, and is deleted at the server when it can no longer be undone. */
export interface Removal {
  /** For example `document 7`. */
  id: string
  /** What the notice says. */
  text: string
  /** Deletes it. Says what failed itself, and resolves then too. */
  run: () => Promise<void>
  isRunning?: true
}

/** How long it can be undone, in milliseconds. */
export const UNDO_MS = 6000

/** What is removed and not deleted yet. After a change of person nothing is deleted. */
export const removalsAtom = createPersonAtom<readonly Removal[]>([])

const all = () => store.get(removalsAtom)

/** Removes something on the page. An earlier one is deleted at once. */
export function startRemoval(removal: Removal): void {
  finishRemovals()
  store.set(removalsAtom, [...all(), removal])
}

/** Shows it again. */
export const undoRemoval = (id: string): void =>
  store.set(
    removalsAtom,
    all().filter((removal) => removal.id !== id || removal.isRunning),
  )

/** Deletes what is removed. It stays hidden until the lists are read again. */
export function finishRemovals(): void {
  for (const removal of all().filter(({ isRunning }) => !isRunning)) {
    store.set(
      removalsAtom,
      all().map((one) => (one === removal ? { ...one, isRunning: true } : one)),
    )
    void removal.run().finally(() =>
      store.set(
        removalsAtom,
        all().filter(({ id }) => id !== removal.id),
      ),
    )
  }
}
