import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { clashesOf, mergeDraft, pickFields, toDraft, type Draft } from './draft'
import { useStoredDraft } from './useStoredDraft'

/** The saved data of a user, and what is typed over them. */
export function useDraftState(user: User) {
  const { language } = useLanguage()
  const [base, setBase] = useState(() => ({ user, draft: toDraft(user, language) }))
  const { draft, over, store, forget } = useStoredDraft(base.draft)
  /** The fields that were typed here and saved with another value elsewhere, until the person has chosen. */
  const clashes = clashesOf(draft, over, base.draft)
  /** Takes over newly read data; of `typed`, the fields that differ from the earlier data stay. */
  const take = (next: User, typed: Draft) => {
    const saved = toDraft(next, language)
    const merged = mergeDraft(typed, base.draft, saved)
    const unsettled = pickFields(over, clashesOf(merged, over, saved))
    setBase({ user: next, draft: saved })
    store({ draft: merged, over: { ...saved, ...unsettled } }, saved)
  }
  /** Ends the choice: the saved values replace what was typed, or what was typed stays. */
  const choose = (which: 'typed' | 'saved') => {
    const chosen = which === 'saved' ? { ...draft, ...pickFields(base.draft, clashes) } : draft
    store({ draft: chosen, over: base.draft }, base.draft)
  }
  return {
    base,
    draft,
    clashes,
    take,
    choose,
    change: (next: Draft) => store({ draft: next, over }, base.draft),
    discard: () => store({ draft: base.draft, over: base.draft }, base.draft),
    forget,
  }
}

export type DraftState = ReturnType<typeof useDraftState>
