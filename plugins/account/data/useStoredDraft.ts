import { useState } from 'react'
import { usePersonContext } from '@core/session/personContext'
import type { Draft } from './draft'

/**
 * Keeps what was typed in this tab for the same person, so that it is still there after a session that has expired.
 * Returns the draft, a function that changes it, and one that forgets the stored one.
 */
export function useStoredDraft(saved: Draft): [Draft, (draft: Draft) => void, () => void] {
  const { personKey } = usePersonContext()
  const key = `personalData:${personKey}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...saved, ...read(key) }))
  const change = (next: Draft) => {
    setDraft(next)
    write(key, next, saved)
  }
  return [draft, change, () => sessionStorage.removeItem(key)]
}

/** Stores only what differs from the saved data. */
function write(key: string, draft: Draft, saved: Draft): void {
  const changed = Object.entries(draft).filter(([field, value]) => value !== saved[field as keyof Draft])
  if (changed.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)))
}

function read(key: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
  } catch {
    return {}
  }
}
