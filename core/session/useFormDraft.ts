import { useState } from 'react'
import { readTabJson, writeTabJson } from '../state/tabStorage'
import { usePersonContext } from './personContext'

/** What somebody types into a form. */
export interface FormDraft<T extends object> {
  value: T
  change: (to: Partial<T>) => void
  /** Deletes what is stored, once it is saved or discarded. */
  forget: () => void
}

/**
 * Keeps what somebody types into a form in this tab, so that it survives a reload and a new sign-in, for the same person
 * only. Never use it for passwords, codes or cards. Takes a name for the form and what it is about, and the values with which
 * it opens; they must be JSON.
 */
export function useFormDraft<T extends object>(form: string, initial: () => T): FormDraft<T> {
  const { personKey } = usePersonContext()
  const key = `form|${personKey}|${form}`
  const [draft, setDraft] = useState(() => ({ key, value: load(key, initial) }))
  const value = draft.key === key ? draft.value : load(key, initial)
  return {
    value,
    change: (to) => {
      const next = { ...value, ...to }
      setDraft({ key, value: next })
      writeTabJson(key, next)
    },
    forget: () => writeTabJson(key, null),
  }
}

function load<T extends object>(key: string, initial: () => T): T {
  const opened = initial()
  const stored = readTabJson(key)
  return isLike(stored, opened) ? stored : opened
}

/** Whether a stored draft has the fields of the form, so that one of an earlier version is not used. */
const isLike = <T extends object>(stored: unknown, opened: T): stored is T =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(opened).every(
    ([field, value]) => typeof (stored as Record<string, unknown>)[field] === typeof value,
  )
