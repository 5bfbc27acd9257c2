import { useText } from '@portico/core/i18n/useText'
import type { SecondStepFactor } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { useSubmit } from '../useSubmit'
import { NameField } from './NameField'
import { StepForm } from './StepForm'
import { useFactorName } from './useFactorName'
import type { TextKey } from '../texts'

interface Props {
  factor: SecondStepFactor
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Gives a passkey or code app another name. */
export function RenameFactor({ factor: { id, name }, onClose, onChanged }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const { field, read } = useFactorName(name)
  const submit = useSubmit()
  const save = async (to: string) => {
    await call('PUT api/users/second-step/{id}', {
      capability: 'secondStep',
      params: { id },
      body: { name: to },
      quiet: true,
    })
    await onChanged()
  }
  const send = () => {
    const to = read()
    if (to !== undefined) void submit.submit(() => save(to))
  }
  return (
    <StepForm
      title={t('ACCOUNT.STEP.RENAME')}
      send={t('ACCOUNT.STEP.SAVE_NAME')}
      submit={submit}
      onSend={send}
      onClose={onClose}
    >
      <NameField {...field} />
    </StepForm>
  )
}
