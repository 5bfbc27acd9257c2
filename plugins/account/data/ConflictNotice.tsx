import { useText } from '@portico/core/i18n/useText'
import { formatNumericDate } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { NO_TYPE } from '@schemas/rules/identification'
import type { Draft, DraftField } from './draft'
import type { PersonalDataForm } from './usePersonalData'
import type { TextKey } from '../texts'

/**
 * Says that data were saved elsewhere while they were typed here. Where both are about the same field, the person sees both
 * values and chooses.
 */
export function ConflictNotice({ form }: { form: PersonalDataForm }) {
  const t = useText<TextKey>()
  const valueOf = useValue(form)
  const { clashes, draft, saved, hasConflict, choose } = form
  if (!hasConflict && clashes.length === 0) return null
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        clashes.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => choose('saved')}>
              {t('PROFILE.USE_SAVED')}
            </Button>
            <Button variant="quiet" onClick={() => choose('typed')}>
              {t('PROFILE.USE_TYPED')}
            </Button>
          </>
        )
      }
    >
      <p>{t(hasConflict ? 'PROFILE.CONFLICT' : 'PROFILE.RESTORED')}</p>
      {clashes.length > 0 && (
        <ul className="stack gap-2">
          {clashes.map((field) => (
            <li key={field}>
              {t('PROFILE.CLASH', {
                field: t(`PROFILE.FIELD.${field}`),
                saved: valueOf(saved, field),
                typed: valueOf(draft, field),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Returns a function that gives a field's value as a person reads it. */
function useValue({ rules: { types } }: PersonalDataForm) {
  const t = useText<TextKey>()
  return (draft: Draft, field: DraftField): string => {
    const value = draft[field]
    if (field === 'gender') return t(`PROFILE.GENDER.${draft.gender}`)
    if (field === 'identificationNumberType')
      return Number(value) === NO_TYPE
        ? t('PROFILE.NO_DOCUMENT')
        : (types.find(({ id }) => id === Number(value))?.name ?? value)
    if (value === '') return t('PROFILE.EMPTY')
    return field === 'birthDate' ? formatNumericDate(value) : value
  }
}
