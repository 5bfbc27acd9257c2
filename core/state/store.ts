import { useAtomValue as useValue } from 'jotai/react'
import { atom, createStore } from 'jotai/vanilla'
import type { Atom, PrimitiveAtom } from 'jotai/vanilla'

/** The one store of session and UI state. jotai is imported nowhere else. */
export const store = createStore()

const ofPerson = new Set<() => void>()

/** Makes an atom of UI state that outlives a change of person, for example whether the menu is open. */
export const createAtom = <T>(initial: T): PrimitiveAtom<T> => atom(initial)

/** Makes an atom that is emptied whenever somebody else signs in or is acted for (drafts, selections, uploads). */
export function createPersonAtom<T>(initial: T): PrimitiveAtom<T> {
  const made = atom(initial)
  ofPerson.add(() => store.set(made, initial))
  return made
}

/** Brings every `personAtom` back to its first value. */
export const resetPersonAtoms = (): void => ofPerson.forEach((empty) => empty())

/** Reads an atom of the store and follows it. */
export const useAtomValue = <T>(source: Atom<T>): T => useValue(source, { store })
