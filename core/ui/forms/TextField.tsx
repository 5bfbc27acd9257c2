import { useId, type ComponentProps } from 'react'
import { Field, type BaseFieldProps } from './Field'

/** The props of `TextField`. */
export interface TextFieldProps
  extends BaseFieldProps, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'size'> {
  value: string
  onChange: (value: string) => void
  /** The unit of a number, shown after it. */
  unit?: string | undefined
}

/** A single-line text field. Set fitting `type`, `autoComplete` and `inputMode`. */
export function TextField({ label, hint, error, optional, id, onChange, unit, ...input }: TextFieldProps) {
  const unitId = useId()
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => {
        const described = [control['aria-describedby'], unit && unitId].filter(Boolean).join(' ')
        const field = (
          <input
            type="text"
            {...input}
            {...control}
            aria-describedby={described || undefined}
            className="input"
            onChange={(event) => onChange(event.target.value)}
          />
        )
        if (!unit) return field
        return (
          <span className="flex items-center gap-2 [&>.input]:min-w-0">
            {field}
            <span className="text-muted whitespace-nowrap" id={unitId}>
              {unit}
            </span>
          </span>
        )
      }}
    </Field>
  )
}
