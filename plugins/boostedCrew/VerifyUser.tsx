import { useText } from '@portico/core/i18n/useText'
import { openModal } from '@portico/core/app/modals'
import { useContributions } from '@portico/core/plugin/useHost'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from './texts'

/** Explains why the user was redirected from the call board (C-044). */
export default function VerifyUser({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const canVerify = useContributions('modals').some(({ id }) => id === 'verifyPerson')
  return (
    <Dialog
      title={t('VERIFY_USER.TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {canVerify && <Button onClick={() => openModal('verifyPerson')}>{t('VERIFY_USER.START')}</Button>}
          <Button variant={canVerify ? 'quiet' : 'primary'} onClick={onClose}>
            {t('VERIFY_USER.CLOSE')}
          </Button>
        </>
      }
    >
      <p>{t('VERIFY_USER.TEXT')}</p>
    </Dialog>
  )
}
