import { useText } from '@portico/core/i18n/useText'
import type { SecondStepFactor } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { refusalOf } from '../refusal'
import type { TextKey } from '../texts'

interface Props {
  factor: SecondStepFactor
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Asks before a passkey or code app is removed. */
export function RemoveFactor({ factor: { id, kind, name }, onClose, onChanged }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const remove = async () => {
    try {
      await call('DELETE api/users/second-step/{id}', {
        capability: 'secondStep',
        params: { id },
        quiet: true,
      })
    } catch (error) {
      toast({ tone: 'error', text: refusalOf(error) })
      throw error
    }
    toast({ tone: 'success', text: t('ACCOUNT.STEP.REMOVED', { name }) })
    await onChanged()
  }
  return (
    <ConfirmDialog
      title={t('ACCOUNT.STEP.REMOVE_TITLE', { name })}
      isOpen
      onClose={onClose}
      confirm={t('ACCOUNT.STEP.REMOVE')}
      confirmBusy={t('ACCOUNT.SAVING')}
      keep={t('ACCOUNT.BACK')}
      onConfirm={remove}
    >
      <p className="text-pretty">{t(`ACCOUNT.STEP.REMOVE_TEXT.${kind}`)}</p>
    </ConfirmDialog>
  )
}
