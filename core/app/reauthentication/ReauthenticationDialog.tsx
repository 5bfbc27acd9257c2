import { useEffect, useId, useState } from 'react'
import type { Call } from '../../http/call'
import { currentSession } from '../../session/session'
import { Button } from '../../ui/actions/Button'
import { PasswordField } from '../../ui/forms/account/PasswordField'
import { Dialog } from '../../ui/overlays/Dialog'
import { CodePart } from './CodePart'
import { useReauthentication } from './useReauthentication'
import { useReauthenticationText } from './useReauthenticationText'

interface Props {
  call: Call
  /** Receives whether the person has confirmed who they are. */
  onClose: (isConfirmed: boolean) => void
}

/** Asks who acts, by password or by a code at the address of the account. */
export function ReauthenticationDialog({ call, onClose }: Props) {
  const t = useReauthenticationText()
  const form = useId()
  const state = useReauthentication(call, () => onClose(true))
  const { value, email, isBusy, error } = state
  const [isMissing, setIsMissing] = useState(false)
  const proof = `${form}-${email === null ? 'password' : 'code'}`
  useEffect(() => document.getElementById(proof)?.focus(), [proof])
  const confirm = () => {
    setIsMissing(value === '')
    if (value === '') return document.getElementById(proof)?.focus()
    void state.confirm().then((isRight) => !isRight && document.getElementById(proof)?.focus())
  }
  const field = { id: proof, value, onChange: state.setValue }
  return (
    <Dialog
      title={t('REAUTHENTICATION.TITLE')}
      isOpen
      onClose={() => onClose(false)}
      footer={
        <>
          <Button type="submit" form={form} busy={isBusy} busyText={t('REAUTHENTICATION.CONFIRMING')}>
            {t('REAUTHENTICATION.CONFIRM')}
          </Button>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('REAUTHENTICATION.CANCEL')}
          </Button>
        </>
      }
    >
      <p className="pretty">{t('REAUTHENTICATION.TEXT')}</p>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {email === null ? (
          <PasswordField
            {...field}
            autoComplete="current-password"
            label={t('REAUTHENTICATION.PASSWORD')}
            hint={currentSession().actingFor === null ? undefined : t('REAUTHENTICATION.PASSWORD_ACTING')}
            error={isMissing ? t('REAUTHENTICATION.PASSWORD_MISSING') : error}
          />
        ) : (
          <CodePart
            field={field}
            email={email}
            error={isMissing ? t('REAUTHENTICATION.CODE_MISSING') : error}
            onResend={state.sendCode}
          />
        )}
      </form>
      <button
        type="button"
        className="link"
        disabled={isBusy}
        onClick={() => {
          setIsMissing(false)
          if (email === null) void state.sendCode()
          else state.askForPassword()
        }}
      >
        {t(email === null ? 'REAUTHENTICATION.NO_PASSWORD' : 'REAUTHENTICATION.USE_PASSWORD')}
      </button>
    </Dialog>
  )
}
