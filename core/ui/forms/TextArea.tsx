import type { ComponentProps } from 'react'
import { useText } from '../../i18n/useText'
import { Field, type BaseFieldProps } from './Field'

/** The props of `TextArea`. */
export interface TextAreaProps
  extends BaseFieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** Shows a character count, and stops input at this length. */
  maxLength?: number | undefined
}

/** A multi-line text field. */
export function TextArea({ label, hint, error, optional, id, onChange, ...area }: TextAreaProps) {
  const t = useText()
  const { value, maxLength } = area
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className="textarea"
            onChange={(event) => onChange(event.target.value)}
          />
          {maxLength !== undefined && (
            <p className="field-count text-sm text-muted figures">
              {t('UI.CHARACTERS', { count: value.length, max: maxLength })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
