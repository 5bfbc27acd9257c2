import type { User } from '@schemas/generated/entities'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useOptions } from '@portico/core/plugin/useHost'
import { useSession } from '@portico/core/session/useSession'
import type { DraftRules } from './checkDraft'
import { today } from './today'
import { useIdentificationTypes } from './useIdentificationTypes'

/** The rules for the data of a user. A person who is acted for and has no email is a dependent. */
export function useDraftRules({ email }: User): DraftRules {
  const { actingFor } = useSession()
  return {
    rules: useFormRules(),
    types: useIdentificationTypes(),
    required: useOptions('account').required,
    language: useLanguage().language,
    today: today(),
    isDependent: actingFor !== null && !email,
  }
}
