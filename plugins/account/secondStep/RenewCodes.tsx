import { useText } from '@portico/core/i18n/useText'
import { useCall } from '@portico/core/http/useCall'
import { useSubmit } from '../useSubmit'
import { StepForm } from './StepForm'
import type { TextKey } from '../texts'

interface Props {
  onClose: () => void
  onChanged: (codes: readonly string[]) => Promise<void>
}

/** Asks before the recovery codes are replaced: the earlier ones end. */
export function RenewCodes({ onClose, onChanged }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const submit = useSubmit()
  const renew = async () => {
    const { recoveryCodes } = await call('POST api/users/second-step/recovery-codes', {
      capability: 'secondStep',
      quiet: true,
    })
    await onChanged(recoveryCodes)
  }
  return (
    <StepForm
      title={t('ACCOUNT.STEP.RENEW_TITLE')}
      send={t('ACCOUNT.STEP.RENEW')}
      submit={submit}
      onSend={() => void submit.submit(renew)}
      onClose={onClose}
    >
      <p className="text-pretty">{t('ACCOUNT.STEP.RENEW_TEXT')}</p>
    </StepForm>
  )
}
