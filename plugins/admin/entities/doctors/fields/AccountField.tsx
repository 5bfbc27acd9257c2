import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { toText } from '@portico/admin/values/toText'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useDoctorText } from '../texts'

/** The email of the doctor's account. The address of an existing account changes in the users' section. */
export default function AccountField({ name, value, onChange, onBlur, id }: WidgetProps) {
  const t = useDoctorText()
  const { texts, original, errorOf } = useFormView()
  const hasAccount = original[name] !== undefined
  return (
    <TextField
      id={controlId(name)}
      name={name}
      type="email"
      label={texts.label(name)}
      hint={t(hasAccount ? 'ADMIN.DOCTOR.HAS_ACCOUNT' : 'ADMIN.DOCTOR.WILL_INVITE')}
      error={errorOf(name)}
      optional
      readOnly={hasAccount}
      autoComplete="off"
      value={toText(value)}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
