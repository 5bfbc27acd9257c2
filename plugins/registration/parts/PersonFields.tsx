import { useText } from '@portico/core/i18n/useText'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { TextField } from '@portico/core/ui/forms/TextField'
import type { FieldsProps } from './fieldsProps'
import type { TextKey } from '../texts'

/** Who registers: name, birth date and sex. Under boostedCrew the nickname is the name. */
export function PersonFields({
  answers,
  change,
  errorOf,
  usesNickname,
}: FieldsProps & { usesNickname: boolean }) {
  const t = useText<TextKey>()
  const name = usesNickname ? 'nickName' : 'name'
  return (
    <div className="grid gap-x-4 gap-y-5 items-start *:min-w-0 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:*:[grid-column:span_var(--columns,6)] desk:in-data-columns:grid-cols-[minmax(0,1fr)] desk:in-data-columns:*:[grid-column:auto]">
      <div className="[--columns:5]">
        <TextField
          id={name}
          label={t(usesNickname ? 'REGISTER.NICKNAME' : 'REGISTER.NAME')}
          autoComplete={usesNickname ? 'nickname' : 'given-name'}
          maxLength={usesNickname ? 60 : 100}
          value={answers[name]}
          onChange={(value) => change(name, value)}
          error={errorOf(name)}
        />
      </div>
      <div className="[--columns:7]">
        <TextField
          id="surname"
          label={t('REGISTER.SURNAME')}
          autoComplete="family-name"
          maxLength={100}
          value={answers.surname}
          onChange={(value) => change('surname', value)}
          error={errorOf('surname')}
        />
      </div>
      <div className="[--columns:5]">
        <DateField
          id="birthDate"
          label={t('REGISTER.BIRTH_DATE')}
          hint={t('REGISTER.BIRTH_DATE_HINT')}
          value={answers.birthDate}
          onChange={(value) => change('birthDate', value)}
          error={errorOf('birthDate')}
        />
      </div>
      <div className="[--columns:7] [&_.choices]:grid-cols-[1fr_1fr] [&_.choices>.field-label]:col-span-full">
        <ChoiceCards
          id="gender"
          label={`${t('REGISTER.SEX')} ${t('UI.OPTIONAL')}`}
          value={answers.gender || null}
          onChange={(value) => change('gender', value)}
          error={errorOf('gender')}
          options={[
            { value: '2', title: t('REGISTER.FEMALE') },
            { value: '1', title: t('REGISTER.MALE') },
          ]}
        />
      </div>
    </div>
  )
}
