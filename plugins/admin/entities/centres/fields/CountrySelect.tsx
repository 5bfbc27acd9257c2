import { nameCountries } from '@portico/core/format/countries'
import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { BaseFieldProps } from '@portico/core/ui/forms/Field'
import { Select } from '@portico/core/ui/forms/Select'
import type { TextKey } from '../../../texts'

interface Props extends BaseFieldProps {
  /** An ISO 3166 alpha-2 code; empty for none. */
  value: string
  onChange: (code: string) => void
}

/** All countries, by name in the language of the portal. */
export function CountrySelect({ value, onChange, ...field }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { data = [] } = useApi('GET api/countries', { quiet: true })
  // The chosen country is named before the list is loaded.
  const codes = new Set([...(value ? [value] : []), ...data.map(({ code }) => code)])
  const options = nameCountries([...codes], language).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Select
      {...field}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('ADMIN.CENTRE.CHOOSE_COUNTRY') }, ...options]}
    />
  )
}
