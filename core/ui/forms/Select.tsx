import type { ComponentProps } from 'react'
import { Field, type BaseFieldProps } from './Field'
import './Field.css'

/** The props of `Select`. */
export interface SelectProps<V extends string>
  extends BaseFieldProps, Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value' | 'children'> {
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}

/** A native select. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, optional, id, value, onChange, options, ...select } = props
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="select"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
