import { ApiError } from '@portico/core/http/apiError'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { toast } from '@portico/core/ui/feedback/toast'
import { hasText } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '../entity'
import { useAdminText } from '../texts'
import { useRecordCalls } from './useRecordCalls'

interface Props {
  entity: AdminEntity
  /** Null: the dialog is closed. */
  record: { id: string; name: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Confirms the deletion of a record, and shows what uses it where the server refuses. */
export function DeleteDialog({ entity, record, onClose, onDeleted }: Props) {
  const t = useAdminText()
  const { remove } = useRecordCalls(entity)
  const name = record?.name ?? ''
  const errorText = (error: unknown): string => {
    const { message = '', details = {} } = error instanceof ApiError ? error : {}
    if (message !== 'IN_USE') return t('ADMIN.DELETE.FAILED', { name })
    const uses = Array.isArray(details['uses']) ? (details['uses'] as { name?: unknown }[]) : []
    const keys = uses.map((use) => `ADMIN.USES.${String(use.name)}` as const).filter(hasText)
    return t('ADMIN.DELETE.IN_USE', {
      name,
      uses: keys.map((key) => t(key)).join(', ') || t('ADMIN.USES.other'),
    })
  }
  const run = async () => {
    try {
      await remove(record?.id ?? '')
    } catch (error) {
      toast({ tone: 'error', text: errorText(error) })
      throw error
    }
    toast({ tone: 'success', text: t('ADMIN.DELETE.DONE', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={t('ADMIN.DELETE.TITLE', { name })}
      isOpen={record !== null}
      onClose={onClose}
      confirm={t('ADMIN.DELETE.ACTION')}
      confirmBusy={t('ADMIN.DELETE.BUSY')}
      keep={t('ADMIN.DELETE.KEEP')}
      onConfirm={run}
    >
      {t('ADMIN.DELETE.TEXT')}
    </ConfirmDialog>
  )
}
