import { useText } from '@portico/core/i18n/useText'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { IdentificationTypeSelect } from '@portico/core/forms/IdentificationTypeSelect'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField, type TextFieldProps } from '@portico/core/ui/forms/TextField'
import { NO_TYPE } from '@schemas/rules/identification'
import { needsDocument, settleDocument } from './checkDraft'
import type { DraftField } from './draft'
import { fieldError } from './fieldError'
import type { PersonalDataForm } from './usePersonalData'
import type { TextKey } from '../texts'

/** The id of a field's control, for the summary of errors. */
export const controlId = (field: DraftField): string => `personal-${field}`

/** How the text fields are typed. */
const inputs: Partial<Record<DraftField, Partial<TextFieldProps>>> = {
  name: { autoComplete: 'given-name', maxLength: 100 },
  surname: { autoComplete: 'family-name', maxLength: 100 },
  identificationNumber: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 20 },
  alternativePhone: { type: 'tel', inputMode: 'tel', maxLength: 20 },
  height: { inputMode: 'numeric', unit: 'cm', maxLength: 10 },
  weight: { inputMode: 'decimal', unit: 'kg', maxLength: 10 },
  insurer: { maxLength: 100 },
  policy: { maxLength: 100 },
}

const hinted = ['birthDate', 'gender', 'alternativePhone'] as const

interface Props {
  form: Pick<PersonalDataForm, 'draft' | 'errors' | 'rules' | 'change'>
  field: DraftField
}

/** A field of the personal data. */
export function DataField({ form, field }: Props) {
  const t = useText<TextKey>()
  const { errors, change } = form
  const { required } = form.rules
  const draft = settleDocument(form.draft, form.rules)
  const withHint = hinted.find((name) => name === field)
  const isOptional = field !== 'name' && !required.some((name) => name === field)
  const common = {
    id: controlId(field),
    label: t(`PROFILE.FIELD.${field}`),
    error: errors[field] && fieldError(t, field, errors[field]),
    ...(withHint && { hint: t(`PROFILE.HINT.${withHint}`) }),
  }
  if (field === 'birthDate')
    return (
      <DateField
        {...common}
        optional={isOptional}
        value={draft.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
    )
  if (field === 'gender') {
    const options = (['0', '1', '2'] as const).map((value) => ({
      value,
      label: t(`PROFILE.GENDER.${value}`),
    }))
    return (
      <Select {...common} value={draft.gender} options={options} onChange={(gender) => change({ gender })} />
    )
  }
  if (field === 'identificationNumberType') {
    return (
      <IdentificationTypeSelect
        {...common}
        value={draft.identificationNumberType}
        none={needsDocument(draft, form.rules) ? undefined : t('PROFILE.NO_DOCUMENT')}
        onChange={(identificationNumberType) =>
          change({
            identificationNumberType,
            ...(Number(identificationNumberType) === NO_TYPE && { identificationNumber: '' }),
          })
        }
      />
    )
  }
  if (field === 'identificationNumber' && Number(draft.identificationNumberType) === NO_TYPE) return null
  return (
    <TextField
      {...inputs[field]}
      {...common}
      optional={isOptional && field !== 'identificationNumber'}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
}
