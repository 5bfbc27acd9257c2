import { nameCountries } from '@portico/core/format/countries'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { NO_TYPE } from '@schemas/rules/identification'
import { PHONE_MAX } from '@schemas/rules/phone'
import { useApi } from '@portico/core/http/useApi'
import { IdentificationTypeSelect } from '@portico/core/forms/IdentificationTypeSelect'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import type { FieldsProps } from './fieldsProps'
import type { TextKey } from '../texts'

/** How to reach the person, where they live, and their document. */
export function ContactFields({ answers, change, errorOf }: FieldsProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { data = [] } = useApi('GET api/countries', { quiet: true })
  const countries = nameCountries(
    data.map(({ code }) => code),
    language,
  )
  return (
    <div className="grid gap-x-4 gap-y-5 items-start *:min-w-0 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:*:[grid-column:span_var(--columns,6)] desk:in-data-columns:grid-cols-[minmax(0,1fr)] desk:in-data-columns:*:[grid-column:auto]">
      <div className="[--columns:7]">
        <TextField
          id="email"
          type="email"
          label={t('REGISTER.EMAIL')}
          hint={t('REGISTER.EMAIL_HINT')}
          autoComplete="email"
          maxLength={100}
          value={answers.email}
          onChange={(value) => change('email', value)}
          error={errorOf('email')}
        />
      </div>
      <div className="[--columns:5]">
        <TextField
          id="phone"
          type="tel"
          label={t('REGISTER.PHONE')}
          hint={t('REGISTER.PHONE_HINT')}
          autoComplete="tel"
          maxLength={PHONE_MAX}
          value={answers.phone}
          onChange={(value) => change('phone', value)}
          error={errorOf('phone')}
        />
      </div>
      <div>
        <Select
          id="country"
          label={t('REGISTER.COUNTRY')}
          optional
          autoComplete="country"
          value={answers.country}
          onChange={(value) => change('country', value)}
          error={errorOf('country')}
          options={[
            { value: '', label: t('REGISTER.NO_COUNTRY') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </div>
      <DocumentFields {...{ answers, change, errorOf }} />
    </div>
  )
}

/** The type of document, and its number once a type is chosen. */
function DocumentFields({ answers, change, errorOf }: FieldsProps) {
  const t = useText<TextKey>()
  return (
    <>
      <div>
        <IdentificationTypeSelect
          id="identificationType"
          label={t('REGISTER.DOCUMENT')}
          optional
          value={answers.identificationType}
          onChange={(value) => change('identificationType', value)}
          error={errorOf('identificationType')}
          none={t('REGISTER.NO_DOCUMENT')}
        />
      </div>
      {answers.identificationType !== String(NO_TYPE) && (
        <div>
          <TextField
            id="identificationNumber"
            label={t('REGISTER.DOCUMENT_NUMBER')}
            maxLength={20}
            value={answers.identificationNumber}
            onChange={(value) => change('identificationNumber', value)}
            error={errorOf('identificationNumber')}
          />
        </div>
      )}
    </>
  )
}
