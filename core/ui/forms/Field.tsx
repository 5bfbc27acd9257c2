import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/useText'
import './Field.css'
import { Icon } from '../media/Icon'

/** What every form field has around its control. */
export interface BaseFieldProps {
  label: string
  /** Below the label. */
  hint?: ReactNode
  /** Below the control: what is wrong and how to mend it. */
  error?: string | undefined
  /** Says "(opcional)" behind the label. */
  optional?: boolean | undefined
  /** The control's id, for an error summary that leads to it. */
  id?: string | undefined
}

/** To be spread on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends BaseFieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below it, control, error; all tied together for assistive technology. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const t = useText()
  const own = useId()
  const control = id ?? own
  const [hintId, errorId] = [`${control}-hint`, `${control}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={control}>
        {label} {optional && <span className="field-optional">{t('UI.OPTIONAL')}</span>}
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

/** The sentence under a control that is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" size="s" />
      <span>{error}</span>
    </p>
  )
}
