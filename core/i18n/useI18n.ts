import { useTranslation } from 'react-i18next'

/** One object for all calls: `useTranslation` recomputes its options whenever the object changes. */
const options = {}

/** i18next's `t` and instance. Re-renders after a change of language and after texts were loaded. */
export const useI18n = () => useTranslation(undefined, options)
