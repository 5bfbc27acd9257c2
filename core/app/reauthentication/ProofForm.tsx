import { useEffect, useState } from 'react'
import { currentSession } from '../../session/session'
import { PasswordField } from '../../ui/forms/account/PasswordField'
import { TextField } from '../../ui/forms/TextField'
import { CodePart } from './CodePart'
import type { ReauthenticationState } from './useReauthentication'
import { useReauthenticationText } from './useReauthenticationText'

interface Props {
  /** The id of the form, which the button of the dialog submits. */
  id: string
  state: ReauthenticationState
  hasSecondStep: boolean
}

const focus = (field: string) => document.getElementById(field)?.focus()

/** The password, or the code of a letter, and the second-step code of an account that has a second step. */
export function ProofForm({ id, state, ...props }: Props) {
  const t = useReauthenticationText()
  const { value, stepCode, email, isBusy, error, stepError } = state
  // The server asks for it too where it was not known.
  const hasSecondStep = props.hasSecondStep || stepError !== undefined
  const [isMissing, setIsMissing] = useState(false)
  const proof = `${id}-${email === null ? 'password' : 'code'}`
  const step = `${id}-step`
  useEffect(() => focus(proof), [proof])
  const confirm = () => {
    const isStepMissing = hasSecondStep && stepCode === ''
    setIsMissing(value === '' || isStepMissing)
    if (value === '' || isStepMissing) return focus(value === '' ? proof : step)
    void state.confirm().then((isRight) => !isRight && focus(proof))
  }
  const missing = (text: string, key: Parameters<typeof t>[0]) =>
    isMissing && text === '' ? t(key) : undefined
  const field = { id: proof, value, onChange: state.setValue }
  return (
    <>
      <form
        id={id}
        className="stack"
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
            error={missing(value, 'REAUTHENTICATION.PASSWORD_MISSING') ?? error}
          />
        ) : (
          <CodePart
            field={field}
            email={email}
            error={missing(value, 'REAUTHENTICATION.CODE_MISSING') ?? error}
            onResend={state.sendCode}
          />
        )}
        {hasSecondStep && (
          <TextField
            id={step}
            label={t('REAUTHENTICATION.STEP_CODE')}
            hint={t('REAUTHENTICATION.STEP_CODE_HINT')}
            value={stepCode}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            onChange={state.setStepCode}
            error={missing(stepCode, 'REAUTHENTICATION.STEP_CODE_MISSING') ?? stepError}
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
    </>
  )
}
