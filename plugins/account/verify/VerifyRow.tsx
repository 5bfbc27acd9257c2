import { useText } from '@portico/core/i18n/useText'
import { useEffect } from 'react'
import { openModal } from '@portico/core/app/modals'
import { usePermitted } from '@portico/core/session/usePermitted'
import { useUser } from '@portico/core/session/useUser'
import { Setting } from '../overview/Setting'
import { useVerification } from './useVerification'
import type { TextKey } from '../texts'

/** The way to the verification, for people who need it for video consultations. An interrupted one continues. */
export function VerifyRow() {
  const t = useText<TextKey>()
  const user = useUser()
  const isOffered = usePermitted('modals').some(({ id }) => id === 'verifyPerson')
  const isUnderWay = useVerification().value.step !== '' && isOffered
  useEffect(() => {
    if (isUnderWay) openModal('verifyPerson')
  }, [isUnderWay])
  if (!isOffered || !user || user.isDoctor24 || user.isPlus) return null
  return (
    <Setting
      icon="video"
      value={t('VERIFY.ROW')}
      note={t('VERIFY.ROW_NOTE')}
      action={
        <button type="button" className="link link-underlined" onClick={() => openModal('verifyPerson')}>
          {t('VERIFY.START')}
        </button>
      }
    />
  )
}
