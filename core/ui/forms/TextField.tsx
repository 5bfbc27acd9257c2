import type { ComponentProps } from 'react'
import { Field, type BaseFieldProps } from './Field'

export interface TextFieldProps
  extends BaseFieldProps, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'size'> {
  value: string
  onChange: (value: string) => void
}

/** A single-line text field. Set fitting `type`, `autoComplete` and `inputMode`. */
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
