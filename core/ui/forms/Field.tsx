import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/useText'
import './Field.css'
import { Icon } from '../media/Icon'

/** Props that all form fields share. */
export interface BaseFieldProps {
  label: string
  /** Below the label. */
  hint?: ReactNode
  /** Below the control: the error and how to correct it. */
  error?: string | undefined
  /** Adds "(opcional)" to the label. */
  optional?: boolean | undefined
  /** Id of the control, for links from an error summary. */
  id?: string | undefined
}

/** Props to spread on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends BaseFieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error, connected for assistive technology. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const t = useText()
  const own = useId()
  const control = id ?? own
  const [hintId, errorId] = [`${control}-hint`, `${control}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={control}>
        {label} {optional && <span className="font-normal text-muted">{t('UI.OPTIONAL')}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error message of a control. */
export function FieldError({ id, error, role }: { id?: string; error: string | undefined; role?: 'alert' }) {
  if (!error) return null
  return (
    <p className="field-error" id={id} role={role}>
      <Icon name="circle-alert" size="s" />
      <span>{error}</span>
    </p>
  )
}
