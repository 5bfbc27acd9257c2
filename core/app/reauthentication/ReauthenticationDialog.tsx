import { useId, useState } from 'react'
import type { ReauthenticationOptions } from '@schemas/generated/entities'
import type { Call } from '../../http/call'
import { Button } from '../../ui/actions/Button'
import { Notice } from '../../ui/feedback/Notice'
import { Dialog } from '../../ui/overlays/Dialog'
import { PasskeyPart } from './PasskeyPart'
import { ProofForm } from './ProofForm'
import { useReauthentication } from './useReauthentication'
import { useReauthenticationText } from './useReauthenticationText'

interface Props {
  call: Call
  /** The second step of the account. */
  options: ReauthenticationOptions
  /** Receives whether the person has confirmed who they are. */
  onClose: (isConfirmed: boolean) => void
}

/** Asks who acts: by passkey, or by password or a code at the address of the account, with the second step where there is one. */
export function ReauthenticationDialog({ call, options, onClose }: Props) {
  const t = useReauthenticationText()
  const form = useId()
  const state = useReauthentication(call, () => onClose(true))
  const { hasSecondStep, ways } = options
  const hasPasskey = ways.includes('passkey')
  const [asksForCode, setAsksForCode] = useState(!hasPasskey)
  const isStuck = hasSecondStep && ways.length === 0
  const hasCodes = !hasSecondStep || ways.some((way) => way !== 'passkey')
  return (
    <Dialog
      title={t('REAUTHENTICATION.TITLE')}
      isOpen
      onClose={() => onClose(false)}
      footer={
        <>
          {asksForCode && !isStuck && (
            <Button type="submit" form={form} busy={state.isBusy} busyText={t('REAUTHENTICATION.CONFIRMING')}>
              {t('REAUTHENTICATION.CONFIRM')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('REAUTHENTICATION.CANCEL')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('REAUTHENTICATION.TEXT')}</p>
      {isStuck && <Notice tone="warning">{t('REAUTHENTICATION.NO_WAY')}</Notice>}
      {hasPasskey && (
        <PasskeyPart
          state={state}
          isMain={!asksForCode}
          onUseCode={hasCodes && !asksForCode ? () => setAsksForCode(true) : undefined}
        />
      )}
      {asksForCode && !isStuck && <ProofForm id={form} state={state} hasSecondStep={hasSecondStep} />}
    </Dialog>
  )
}
