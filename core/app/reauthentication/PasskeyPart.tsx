import { useEffect, useRef } from 'react'
import { Button } from '../../ui/actions/Button'
import { Notice } from '../../ui/feedback/Notice'
import type { ReauthenticationState } from './useReauthentication'
import { useReauthenticationText } from './useReauthenticationText'

interface Props {
  state: ReauthenticationState
  /** Whether the passkey is the only way on screen. Its errors are then shown here. */
  isMain: boolean
  /** Offers the password and a code instead. Absent if the account has no code. */
  onUseCode: (() => void) | undefined
}

/** Confirms with a passkey, which needs no password. */
export function PasskeyPart({ state, isMain, onUseCode }: Props) {
  const t = useReauthenticationText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isMain) button.current?.focus()
  }, [isMain])
  return (
    <div className="stack">
      {isMain && state.error !== undefined && (
        <Notice tone="danger" role="alert">
          {state.error}
        </Notice>
      )}
      <Button
        ref={button}
        variant={isMain ? 'primary' : 'secondary'}
        icon="key-round"
        busy={state.isBusy}
        busyText={t('REAUTHENTICATION.CONFIRMING')}
        onClick={() => void state.confirmByPasskey()}
      >
        {t('REAUTHENTICATION.PASSKEY')}
      </Button>
      {onUseCode && (
        <button type="button" className="link" onClick={onUseCode}>
          {t('REAUTHENTICATION.USE_CODES')}
        </button>
      )}
    </div>
  )
}
