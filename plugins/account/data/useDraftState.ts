import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { useLanguage } from '@core/i18n/useLanguage'
import { mergeDraft, toDraft, type Draft } from './draft'
import { useStoredDraft } from './useStoredDraft'

/** The saved data of a user, and what is typed over them. */
export function useDraftState(user: User) {
  const { language } = useLanguage()
  const [base, setBase] = useState(() => ({ user, draft: toDraft(user, language) }))
  const [draft, change, forget] = useStoredDraft(base.draft)
  /** Takes over newly read data; of `typed`, the fields that differ from the earlier data stay. */
  const take = (next: User, typed: Draft) => {
    const saved = toDraft(next, language)
    setBase({ user: next, draft: saved })
    change(mergeDraft(typed, base.draft, saved))
  }
  return { base, draft, change, forget, take }
}

export type DraftState = ReturnType<typeof useDraftState>
