import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import { passwordsMatch } from '@schemas/rules/password'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { toast } from '@portico/core/ui/feedback/toast'
import { PasswordField, PasswordRules } from '@portico/core/ui/forms/account/PasswordField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useSubmit } from '../useSubmit'
import { UnknownPassword } from './UnknownPassword'
import type { TextKey } from '../texts'

const fields = ['oldPassword', 'newPassword', 'newPasswordVerify'] as const
type Name = (typeof fields)[number]
const empty: Record<Name, string> = { oldPassword: '', newPassword: '', newPasswordVerify: '' }

/**
 * Changes the password; the other sessions end. A person who does not know it, or has
 * none because they sign in with a provider, gets a link by email.
 */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const form = useId()
  const rules = useFormRules()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const { isBusy, refusal, submit } = useSubmit()
  const check = (): Partial<Record<Name, string>> => ({
    ...(values.oldPassword === '' && { oldPassword: t('ACCOUNT.PASSWORD.OLD_MISSING') }),
    ...(rules.password(values.newPassword) && { newPassword: t('ACCOUNT.PASSWORD.RULE') }),
    ...(!passwordsMatch(values.newPassword, values.newPasswordVerify) && {
      newPasswordVerify: t('ACCOUNT.PASSWORD.DIFFERENT'),
    }),
  })
  const send = async () => {
    await call('POST api/users/changePassword', { body: values, quiet: true })
    toast({ tone: 'success', text: t('ACCOUNT.PASSWORD.CHANGED') })
    onClose()
  }
  const save = () => {
    const found = check()
    setErrors(found)
    const first = fields.find((name) => found[name])
    if (first) return document.getElementById(`${form}-${first}`)?.focus()
    void submit(send)
  }
  return (
    <Dialog
      title={t('ACCOUNT.PASSWORD.TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={isBusy} busyText={t('ACCOUNT.SAVING')}>
            {t('ACCOUNT.PASSWORD.TITLE')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ACCOUNT.BACK')}
          </Button>
        </>
      }
    >
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {fields.map((name) => (
          <PasswordField
            key={name}
            id={`${form}-${name}`}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            label={t(`ACCOUNT.PASSWORD.${name}`)}
            value={values[name]}
            error={errors[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
            {...(name === 'newPassword' && { describedBy: `${form}-rules` })}
          >
            {name === 'newPassword' && <PasswordRules id={`${form}-rules`} value={values.newPassword} />}
          </PasswordField>
        ))}
      </form>
      <UnknownPassword onLeave={onClose} />
      <p className="text-muted text-sm">{t('ACCOUNT.PASSWORD.OTHERS_END')}</p>
    </Dialog>
  )
}
