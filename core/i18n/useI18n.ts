import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAtomValue } from '../state/store'
import { actingPersonAtom, actingValues } from './actingPerson'

/** One object for all calls: `useTranslation` recomputes its options whenever the object changes. */
const options = {}

/**
 * i18next's `t`, addressed to the person who acts, and instance. Re-renders after a change of language or person and
 * after texts were loaded.
 */
export function useI18n() {
  const { t, i18n } = useTranslation(undefined, options)
  const person = useAtomValue(actingPersonAtom)
  return useMemo(
    () => ({
      t: (key: string, values?: Readonly<Record<string, unknown>>): string =>
        t(key, { ...actingValues(person), ...values }),
      i18n,
    }),
    [t, i18n, person],
  )
}
