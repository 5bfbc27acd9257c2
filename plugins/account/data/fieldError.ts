import type { Translate } from '@portico/core/i18n/i18n'
import type { TextKey } from '../texts'
import type { DraftError } from './checkDraft'
import type { DraftField } from './draft'

type Text = Translate<TextKey>

/** The sentence for a field that breaks a rule. */
export function fieldError(t: Text, field: DraftField, error: DraftError): string {
  if (error === 'required') return t('PROFILE.ERROR.required', { field: t(`PROFILE.FIELD.${field}`) })
  if (error === 'past') return t('PROFILE.ERROR.past')
  if (field === 'identificationNumber') return t('PROFILE.ERROR.identification')
  if (field === 'alternativePhone') return t('PROFILE.ERROR.phone')
  if (field === 'height') return t('PROFILE.ERROR.height')
  if (field === 'weight') return t('PROFILE.ERROR.weight')
  return t('PROFILE.ERROR.pattern', { field: t(`PROFILE.FIELD.${field}`) })
}
