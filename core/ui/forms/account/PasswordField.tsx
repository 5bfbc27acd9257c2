import { useState, type ReactNode } from 'react'
import { IconButton } from '../../actions/IconButton'
import { Field, type BaseFieldProps } from '../Field'
import { usePasswordText } from './usePasswordText'

export { PasswordRules } from './PasswordRules'

/** The props of `PasswordField`. */
export interface PasswordFieldProps extends BaseFieldProps {
  value: string
  onChange: (value: string) => void
  /** `new-password` where a password is chosen, so that password managers offer one. */
  autoComplete: 'new-password' | 'current-password' | 'off'
  /** Below the control, for example `PasswordRules`; its id is `describedBy`. */
  children?: ReactNode
  describedBy?: string | undefined
}

/** A password with a button that shows it. Pasting is welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id, value, onChange, autoComplete, children, describedBy } = props
  const t = usePasswordText()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="stack gap-3">
      <Field {...{ label, hint, error, optional, id }}>
        {(control) => (
          <span className="relative block [&>input]:pe-13 [&>.btn-icon]:absolute [&>.btn-icon]:end-0.5 [&>.btn-icon]:top-[50%] [&>.btn-icon]:[translate:0_-50%]">
            <input
              {...control}
              aria-describedby={
                [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
              }
              className="input"
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={t('UI.PASSWORD_SHOW')}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        )}
      </Field>
      {children}
    </div>
  )
}
