import type { BaseInputTemplateProps } from '@rjsf/utils'
import { useState } from 'react'
import { parseNumber, formatNumberInput } from '@core/forms/number'
import { useLanguage } from '@core/i18n/useLanguage'
import type { BaseFieldProps } from '@core/ui/forms/Field'
import { TextField } from '@core/ui/forms/TextField'
import { toText } from '../../values/toText'

interface Props extends BaseFieldProps, Pick<BaseInputTemplateProps, 'schema' | 'name'> {
  /** A number; the text itself where that is none, so that it is kept and told. */
  value: unknown
  onChange: (value: number | string | undefined) => void
  onBlur: () => void
}

/**
 * A number in the words of the portal's language, which need not be the browser's (ADMIN-033). Each key is taken over at
 * once: a field that only reads what was typed when it is left, as React Aria's does, saves the price before with Ctrl S.
 */
export function NumberInput({ schema, value, onChange, onBlur, ...frame }: Props) {
  const { language } = useLanguage()
  const [typed, type] = useState<string | null>(null)
  const meant = (text: string) => (text === '' ? undefined : (parseNumber(text, language) ?? text))
  const written = typeof value === 'number' ? formatNumberInput(value, language) : toText(value)
  return (
    <TextField
      {...frame}
      // What is typed stays as it is, "12," too, until something else is written in the record.
      value={typed !== null && meant(typed) === value ? typed : written}
      onChange={(text) => {
        type(text)
        onChange(meant(text))
      }}
      onBlur={() => {
        type(null)
        onBlur()
      }}
      inputMode={keyboardOf(schema)}
      autoComplete="off"
    />
  )
}

/** The keys of a telephone: those for numbers have no minus. */
const keyboardOf = ({ type, minimum = -1 }: Props['schema']) =>
  minimum < 0 ? 'text' : type === 'integer' ? 'numeric' : 'decimal'
