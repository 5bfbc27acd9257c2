import type { ComponentProps } from 'react'
import { Field, type BaseFieldProps } from './Field'

export interface TextFieldProps
  extends BaseFieldProps, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'size'> {
  value: string
  onChange: (value: string) => void
}

/** One line of text. Give `type`, `autoComplete` and `inputMode` that fit what is asked. */
export function TextField({ label, hint, error, optional, id, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className="input"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
