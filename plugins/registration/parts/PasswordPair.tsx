import { useText } from '@portico/core/i18n/useText'
import { PasswordField, PasswordRules } from '@portico/core/ui/forms/account/PasswordField'
import type { TextKey } from '../texts'

/** The values and mistakes of a new password and its repetition. */
interface Props {
  values: { password: string; passwordVerify: string }
  onChange: (field: 'password' | 'passwordVerify', value: string) => void
  errors: { password?: TextKey | undefined; passwordVerify?: TextKey | undefined }
  label: string
}

/** A new password with its rules, and its repetition. */
export function PasswordPair({ values, onChange, errors, label }: Props) {
  const t = useText<TextKey>()
  return (
    <div className="grid gap-x-4 gap-y-5 items-start *:min-w-0 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:*:[grid-column:span_var(--columns,6)] desk:in-data-columns:grid-cols-[minmax(0,1fr)] desk:in-data-columns:*:[grid-column:auto]">
      <PasswordField
        id="password"
        label={label}
        autoComplete="new-password"
        value={values.password}
        onChange={(value) => onChange('password', value)}
        error={errors.password && t(errors.password)}
        describedBy="password-rules"
      >
        <PasswordRules id="password-rules" value={values.password} />
      </PasswordField>
      <PasswordField
        id="passwordVerify"
        label={t('PASSWORD.REPEAT')}
        autoComplete="new-password"
        value={values.passwordVerify}
        onChange={(value) => onChange('passwordVerify', value)}
        error={errors.passwordVerify && t(errors.passwordVerify)}
      />
    </div>
  )
}
