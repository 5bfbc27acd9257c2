import type { BaseInputTemplateProps } from '@rjsf/utils'
import { useState } from 'react'
import { parseNumber, formatNumberInput } from '@portico/core/forms/number'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { BaseFieldProps } from '@portico/core/ui/forms/Field'
import { TextField } from '@portico/core/ui/forms/TextField'
import { toText } from '../../values/toText'

interface Props extends BaseFieldProps, Pick<BaseInputTemplateProps, 'schema' | 'name'> {
  /** A number, or the typed text where that is not one: validation then reports it. */
  value: unknown
  onChange: (value: number | string | undefined) => void
  onBlur: () => void
  unit?: string | undefined
}

/**
 * A number in the format of the portal's language, which may differ from the browser's. The value changes on
 * every key: React Aria's number field changes it on blur, so that Ctrl S would save the value before.
 */
export function NumberInput({ schema, value, onChange, onBlur, ...frame }: Props) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const parse = (text: string) => (text === '' ? undefined : (parseNumber(text, language) ?? text))
  const formatted = typeof value === 'number' ? formatNumberInput(value, language) : toText(value)
  return (
    <TextField
      {...frame}
      // Keep the typed text, such as "12,", until the record changes elsewhere.
      value={typed !== null && parse(typed) === value ? typed : formatted}
      onChange={(text) => {
        setTyped(text)
        onChange(parse(text))
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      inputMode={keyboardOf(schema)}
      autoComplete="off"
    />
  )
}

/** The on-screen keyboard; the numeric ones have no minus sign. */
const keyboardOf = ({ type, minimum = -1 }: Props['schema']) =>
  minimum < 0 ? 'text' : type === 'integer' ? 'numeric' : 'decimal'
