import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField, type TextFieldProps } from '@portico/core/ui/forms/TextField'
import { findingKey, type MemberField } from './member'
import type { MemberForm } from './useMemberForm'
import type { TextKey } from '../texts'

/** The id of a field, for the links of the summary. */
export const fieldId = (field: MemberField): string => `member-${field}`

/** Returns the text about what is wrong with a field. */
export function useFindingText({ values, findings }: MemberForm) {
  const t = useText<TextKey>()
  const { data: types = [] } = useApi('GET api/identification-number-types', { quiet: true })
  const document = types.find(({ id }) => id === values.type)?.name ?? t('FAMILY.DOCUMENT')
  return (field: MemberField): string | undefined => {
    const finding = findings.find((one) => one.field === field)
    return finding && t(findingKey(finding) as TextKey, { name: values.name.trim(), document })
  }
}

interface FieldProps {
  form: MemberForm
}

/** A text of the form. */
export function MemberText({
  form,
  field,
  ...props
}: FieldProps & { field: 'name' | 'surname' | 'email' | 'phone' | 'number' } & Omit<
    TextFieldProps,
    'value' | 'onChange' | 'form'
  >) {
  const error = useFindingText(form)(field)
  return (
    <TextField
      autoComplete="off"
      {...props}
      id={fieldId(field)}
      error={error}
      value={form.values[field]}
      onChange={(text) => form.change({ [field]: text })}
    />
  )
}

/** Name, surname, birth date and sex. */
export function NameFields({ form, birthHint }: FieldProps & { birthHint: string }) {
  const t = useText<TextKey>()
  const error = useFindingText(form)
  const { gender, birthDate } = form.values
  return (
    <>
      <MemberText form={form} field="name" label={t('FAMILY.NAME')} maxLength={100} />
      <MemberText form={form} field="surname" label={t('FAMILY.SURNAME')} maxLength={100} />
      <DateField
        id={fieldId('birthDate')}
        label={t('FAMILY.BIRTH_DATE')}
        hint={birthHint}
        error={error('birthDate')}
        value={birthDate}
        onChange={(date) => form.change({ birthDate: date })}
      />
      <ChoiceCards
        id={fieldId('gender')}
        label={t('FAMILY.GENDER')}
        value={gender === 0 ? null : String(gender)}
        onChange={(value) => form.change({ gender: Number(value) })}
        options={[
          { value: '2', title: t('FAMILY.FEMALE') },
          { value: '1', title: t('FAMILY.MALE') },
        ]}
      />
    </>
  )
}

/** The statement that an adult agrees to be a dependent. */
export function ConsentField({ form }: FieldProps) {
  const t = useText<TextKey>()
  const error = useFindingText(form)('consent')
  const name = form.values.name.trim()
  return (
    <div className="desk:col-span-full">
      <Checkbox
        id={fieldId('consent')}
        checked={form.values.consent}
        error={error}
        onChange={(consent) => form.change({ consent })}
      >
        {t(name === '' ? 'FAMILY.CONSENT_THEY' : 'FAMILY.CONSENT', { name })}
      </Checkbox>
    </div>
  )
}

/** The agreement: none, the family administrator's, or the one the member has; an agreement pays, so there is no other choice. */
export function AgreementField({
  form,
  owner,
  member,
}: FieldProps & { owner: User; member: User | undefined }) {
  const t = useText<TextKey>()
  const own = owner.agreementId ?? 0
  const current = member?.agreementId ?? 0
  if (own === 0 && current === 0) return null
  const options = [
    { value: '0', label: t('FAMILY.AGREEMENT_NONE') },
    ...(own === 0 ? [] : [{ value: String(own), label: t('FAMILY.AGREEMENT_OWN') }]),
    ...(current === 0 || current === own
      ? []
      : [{ value: String(current), label: t('FAMILY.AGREEMENT_CURRENT') }]),
  ]
  return (
    <Select
      id={fieldId('agreementId')}
      label={t('FAMILY.AGREEMENT')}
      hint={t('FAMILY.AGREEMENT_HINT')}
      optional
      value={String(form.values.agreementId)}
      onChange={(id) => form.change({ agreementId: Number(id) })}
      options={options}
    />
  )
}
