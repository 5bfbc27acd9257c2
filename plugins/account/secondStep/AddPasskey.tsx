import { useText } from '@portico/core/i18n/useText'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useSubmit } from '../useSubmit'
import { NameField } from './NameField'
import { StepForm } from './StepForm'
import { useFactorName } from './useFactorName'
import type { TextKey } from '../texts'

interface Props {
  onClose: () => void
  onChanged: (codes: readonly string[] | null) => Promise<void>
}

/** Makes a passkey on this device, or on another one that the browser finds. */
export function AddPasskey({ onClose, onChanged }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const { field, read } = useFactorName('')
  const submit = useSubmit()
  const add = async (name: string) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options } = await call('POST api/users/second-step/passkeys/options', {
      capability: 'secondStep',
      quiet: true,
    })
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    // The browser says only that it was not made: the person has left its dialog, or the device has a passkey already.
    const credential = await startRegistration({ optionsJSON }).catch(() => {
      throw new ApiError(400, 'PASSKEY_REFUSED')
    })
    const body = { name, credential: { ...credential } }
    const { recoveryCodes } = await call('POST api/users/second-step/passkeys', {
      capability: 'secondStep',
      body,
      quiet: true,
    })
    toast({ tone: 'success', text: t('ACCOUNT.STEP.ADDED', { name }) })
    await onChanged(recoveryCodes)
  }
  const send = () => {
    const name = read()
    if (name !== undefined) void submit.submit(() => add(name))
  }
  return (
    <StepForm
      title={t('ACCOUNT.STEP.ADD_PASSKEY')}
      send={t('ACCOUNT.STEP.MAKE_PASSKEY')}
      submit={submit}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-pretty">{t('ACCOUNT.STEP.PASSKEY_TEXT')}</p>
      <NameField {...field} />
    </StepForm>
  )
}
