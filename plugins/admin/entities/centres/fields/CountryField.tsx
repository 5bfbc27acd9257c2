import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { toText } from '@portico/admin/values/toText'
import { CountrySelect } from './CountrySelect'

/** The country of a centre. */
export default function CountryField({ name, value, onChange }: WidgetProps) {
  const { texts, errorOf } = useFormView()
  return (
    <CountrySelect
      id={controlId(name)}
      label={texts.label(name)}
      error={errorOf(name)}
      value={toText(value)}
      onChange={(code) => onChange(code || undefined)}
    />
  )
}
