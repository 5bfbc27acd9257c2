import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAtomValue } from '../state/store'
import { actingPersonAtom, actingValues } from './actingPerson'
import { instance } from './i18n'

/**
 * One object for all calls: `useTranslation` recomputes its options whenever the object changes. It also copies the instance's own
 * properties for each component; this instance inherits all of them and has none.
 */
const options = { i18n: Object.create(instance) as typeof instance }

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
