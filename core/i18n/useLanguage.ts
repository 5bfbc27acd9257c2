import { storageKeys, writeStorage } from '../state/localStorage'
import { createAtom, store, useAtomValue } from '../state/store'
import { changeLanguage, currentLanguage } from './i18n'
import { languages as allLanguages, type Language } from './languages'
import { useI18n } from './useI18n'

export type { Language } from './languages'

const offeredAtom = createAtom<readonly Language[]>(allLanguages)

/** Sets which languages the tenant offers. */
export const setOfferedLanguages = (offered: readonly Language[]): void => store.set(offeredAtom, offered)

/** Changes the language without a reload and stores the choice. Rejects when its texts cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  // A later request may have won meanwhile.
  writeStorage(storageKeys.language, currentLanguage())
}

/** The language in use, the languages on offer, and `setLanguage`. */
export const useLanguage = (): {
  language: Language
  languages: readonly Language[]
  setLanguage: (language: Language) => Promise<void>
} => ({
  language: useI18n().i18n.language as Language,
  languages: useAtomValue(offeredAtom),
  setLanguage,
})
