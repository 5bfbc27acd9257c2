import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from '../texts'

interface Props {
  kind: 'EMAIL' | 'PHONE'
  value: string
  onClose: () => void
}

/** The change is made. */
export function DoneStep({ kind, value, onClose }: Props) {
  const t = useText<TextKey>()
  return (
    <Dialog
      title={t(`ACCOUNT.${kind}.DONE`)}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('ACCOUNT.BACK_TO_ACCOUNT')}</Button>}
    >
      <p className="text-pretty">{t(`ACCOUNT.${kind}.DONE_TEXT`, { value })}</p>
      {kind === 'EMAIL' && <p className="text-pretty">{t('ACCOUNT.EMAIL.UNDO_SENT')}</p>}
    </Dialog>
  )
}
