import { useAtomValue as useValue } from 'jotai/react'
import { atom, createStore } from 'jotai/vanilla'
import type { Atom, PrimitiveAtom } from 'jotai/vanilla'

/** The store of session and UI state. Only this folder imports jotai. */
export const store = createStore()

const resets = new Set<() => void>()

/** Creates an atom that survives a change of person, for example whether the menu is open. */
export const createAtom = <T>(initial: T): PrimitiveAtom<T> => atom(initial)

/** Creates an atom that is reset when the person changes, by sign-in or acting for another (drafts, selections, uploads). */
export function createPersonAtom<T>(initial: T): PrimitiveAtom<T> {
  const personAtom = atom(initial)
  resets.add(() => store.set(personAtom, initial))
  return personAtom
}

/** Resets every atom made by `createPersonAtom`. */
export const resetPersonAtoms = (): void => resets.forEach((reset) => reset())

/** Reads an atom of the store and subscribes to it. */
export const useAtomValue = <T>(source: Atom<T>): T => useValue(source, { store })
