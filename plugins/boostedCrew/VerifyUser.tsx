import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import type es from './locales/es.json'

/** Says why a person was sent away from the video calls (MENU-005, C-044). */
export default function VerifyUser({ onClose }: { onClose: () => void }) {
  const t = useText<keyof typeof es>()
  return (
    <Dialog
      title={t('VERIFY_USER.TITLE')}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('VERIFY_USER.CLOSE')}</Button>}
    >
      <p>{t('VERIFY_USER.TEXT')}</p>
    </Dialog>
  )
}
