import { useState } from 'react'
import { usePersonContext } from '@portico/core/session/personContext'
import { readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import { pickFields, type Draft } from './draft'

/** What was typed, and the saved values it was typed over. */
interface StoredDraft {
  typed: Partial<Draft>
  over: Partial<Draft>
}

/**
 * Keeps what was typed in this tab for the same person, so that it is still there after a session that has expired.
 * Takes the saved data. Returns the draft, the saved values from which it started (they may be older than the current ones), and
 * functions that store and forget both.
 */
export function useStoredDraft(saved: Draft) {
  const { personKey } = usePersonContext()
  const key = `personalData:${personKey}`
  const [{ draft, over }, setState] = useState(() => {
    const stored = read(key)
    return { draft: { ...saved, ...stored.typed }, over: { ...saved, ...stored.over } }
  })
  return {
    draft,
    over,
    store: (next: { draft: Draft; over: Draft }, base: Draft) => {
      setState(next)
      write(key, next, base)
    },
    forget: () => writeTabJson(key, null),
  }
}

/** Stores only what differs from the saved data. */
function write(key: string, { draft, over }: { draft: Draft; over: Draft }, saved: Draft): void {
  const fields = (Object.keys(draft) as (keyof Draft)[]).filter((field) => draft[field] !== saved[field])
  const stored: StoredDraft = { typed: pickFields(draft, fields), over: pickFields(over, fields) }
  writeTabJson(key, fields.length === 0 ? null : stored)
}

function read(key: string): StoredDraft {
  const stored = readTabJson(key) as Partial<StoredDraft> | null
  return { typed: stored?.typed ?? {}, over: stored?.over ?? {} }
}
