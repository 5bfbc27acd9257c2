import { useSyncExternalStore } from 'react'
import { storageKeys, writeStorage } from '../state/localStorage'
import { createAtom, store, useAtomValue } from '../state/store'
import { currentLanguage, onTexts, changeLanguage } from './i18n'
import { languages as all, type Language } from './languages'

const offeredAtom = createAtom<readonly Language[]>(all)

/** Tells which languages the tenant offers (CONST-004). */
export const setOfferedLanguages = (offered: readonly Language[]): void => store.set(offeredAtom, offered)

/** Changes the language at once and remembers it (SHELL-038). Rejects when its texts cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  // Another one may have been chosen meanwhile.
  writeStorage(storageKeys.language, currentLanguage())
}

/** The language spoken, those on offer, and how to change it. */
export const useLanguage = (): {
  language: Language
  languages: readonly Language[]
  setLanguage: (language: Language) => Promise<void>
} => ({
  language: useSyncExternalStore(onTexts, currentLanguage),
  languages: useAtomValue(offeredAtom),
  setLanguage,
})
