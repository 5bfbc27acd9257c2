import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { translate } from '@portico/core/i18n/i18n'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { toast } from '@portico/core/ui/feedback/toast'
import { settleDocument, type DraftRules } from './checkDraft'
import { toRequest, type Draft } from './draft'
import type { DraftState } from './useDraftState'
import type { TextKey } from '../texts'

/** Saves a draft. A conflict loads the saved data and keeps what was typed. */
export function useSendData({ base, draft, forget, take }: DraftState, rules: DraftRules) {
  const t = useText<TextKey>()
  const call = useCall()
  const { language } = useLanguage()
  const { mutate } = useApi('GET api/users/data', {})
  const [isBusy, setIsBusy] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const reload = async (typed: Draft) => {
    const next = await mutate()
    if (next) take(next, typed)
  }
  const send = async (): Promise<boolean> => {
    setIsBusy(true)
    try {
      const body = toRequest(settleDocument(draft, rules), base.user, language)
      await call('PUT api/users', { body, quiet: true })
      forget()
      await reload(base.draft)
      setHasConflict(false)
      toast({ tone: 'success', text: t('PROFILE.SAVED') })
      return true
    } catch (error) {
      const isConflict = error instanceof ApiError && error.message === 'VERSION_CONFLICT'
      setHasConflict(isConflict)
      if (isConflict) await reload(draft)
      else toast({ tone: 'error', text: saveError(error) })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, hasConflict, send }
}

/** Why a save failed. */
const saveError = (error: unknown): string =>
  translate(
    errorTextKey(error instanceof ApiError ? error.message : '', {
      prefix: 'PROFILE.ERRORS.',
      fallback: 'PROFILE.TOASTER.ERROR',
    }),
  )
