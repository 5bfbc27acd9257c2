import { numberFormat } from '@portico/core/format/intl'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { useDevicesText } from '../texts'

interface Props {
  name: string
  count: number
  onClose: () => void
  onRemove: () => Promise<void>
}

/** Asks before an import is taken back: what goes, and what stays. */
export function RemoveImport({ name, count, onClose, onRemove }: Props) {
  const { t, language } = useDevicesText()
  const total = numberFormat(language, {}).format(count)
  const remove = async () => {
    try {
      await onRemove()
    } catch (error) {
      toast({ tone: 'error', text: t('DEVICES.IMPORT_REMOVE_FAILED') })
      throw error
    }
    toast({ tone: 'success', text: t('DEVICES.IMPORT_REMOVED', { count, total }) })
  }
  return (
    <ConfirmDialog
      title={t('DEVICES.IMPORT_REMOVE_ASK', { name })}
      isOpen
      onClose={onClose}
      confirm={t('DEVICES.IMPORT_REMOVE_CONFIRM', { count, total })}
      confirmBusy={t('DEVICES.IMPORT_REMOVE_BUSY')}
      keep={t('DEVICES.IMPORT_REMOVE_KEEP')}
      onConfirm={remove}
    >
      <ul className="stack gap-2">
        <li>{t('DEVICES.IMPORT_REMOVE_GOES', { count, total, name })}</li>
        <li>{t('DEVICES.IMPORT_REMOVE_STAYS')}</li>
        <li>{t('DEVICES.IMPORT_REMOVE_DOCTOR')}</li>
      </ul>
    </ConfirmDialog>
  )
}
