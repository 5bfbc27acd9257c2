import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { toast } from '@portico/core/ui/feedback/toast'
import { checkDraft, type DraftErrors } from './checkDraft'
import { changedGroups, type Draft } from './draft'
import { useDraftRules } from './useDraftRules'
import { useDraftState } from './useDraftState'
import { useSendData } from './useSendData'
import type { TextKey } from '../texts'

/** The form of the personal data of a user, who has been read. */
export function usePersonalData(user: User) {
  const t = useText<TextKey>()
  const rules = useDraftRules(user)
  const state = useDraftState(user)
  const { isBusy, hasConflict, send } = useSendData(state, rules)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { base, draft, change, discard, take, clashes, choose } = state
  /** Checks and saves. Resolves to whether the data are saved. */
  const save = async (): Promise<boolean> => {
    const found = checkDraft(draft, rules)
    setErrors(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length === 0) return send()
    toast({ tone: 'error', text: t('PROFILE.TOASTER.REQUIRED_FIELDS') })
    return false
  }
  return {
    user: base.user,
    draft,
    saved: base.draft,
    clashes,
    choose,
    rules,
    errors,
    attempt,
    isBusy,
    hasConflict,
    /** The groups with data that are typed and not saved. */
    changed: changedGroups(draft, base.draft),
    change: (some: Partial<Draft>) => change({ ...draft, ...some }),
    discard: () => {
      discard()
      setErrors({})
    },
    save,
    /** Takes over data that were saved elsewhere on the page. */
    refresh: (next: User | undefined) => next && take(next, draft),
  }
}

export type PersonalDataForm = ReturnType<typeof usePersonalData>
