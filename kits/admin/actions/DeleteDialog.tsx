import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { toast } from '@portico/core/ui/feedback/toast'
import { hasText } from '@portico/core/i18n/i18n'
import { DeletionUses, withoutUnnamed } from './DeletionUses'
import { useRestore } from './useRestore'
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

/**
 * Says what goes with a record and confirms its deletion, or says what keeps it. A deleted record comes back with one press, where the
 * API has a bin.
 */
export function DeleteDialog({ entity, record, onClose, onDeleted }: Props) {
  const t = useAdminText()
  const hasBin = useCapability('bin')
  const title = entity.form.schema.title ?? ''
  const { id = '', name = '' } = record ?? {}
  const preview = useApi(
    'GET api/deleted-records/{entity}/{id}/preview',
    hasBin && record ? { capability: 'bin', params: { entity: title, id }, quiet: true } : null,
  )
  const run = useDeletion(entity, hasBin)
  const uses = withoutUnnamed(preview.data ?? [])
  const list = <DeletionUses id={id} uses={uses} onLeave={onClose} />
  if (record && uses.some(({ effect }) => effect === 'keeps'))
    return (
      <Dialog
        title={t('ADMIN.DELETE.KEPT', { name })}
        isOpen
        role="alertdialog"
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('ADMIN.DELETE.UNDERSTOOD')}</Button>}
      >
        <p>{t('ADMIN.DELETE.KEPT_BY')}</p>
        {list}
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={t('ADMIN.DELETE.TITLE', { name })}
      isOpen={record !== null}
      onClose={onClose}
      confirm={t('ADMIN.DELETE.ACTION')}
      confirmBusy={t('ADMIN.DELETE.BUSY')}
      keep={t('ADMIN.DELETE.KEEP')}
      isReady={!preview.isLoading}
      onConfirm={async () => {
        await run({ id, name })
        onDeleted()
      }}
    >
      <p>{t(hasBin ? 'ADMIN.DELETE.TEXT_BIN' : 'ADMIN.DELETE.TEXT')}</p>
      {preview.isLoading && (
        <Loading>
          <Skeleton />
        </Loading>
      )}
      {uses.length > 0 && (
        <>
          <p>{t('ADMIN.DELETE.GOES')}</p>
          {list}
        </>
      )}
      {preview.error && <p>{t('ADMIN.DELETE.UNKNOWN')}</p>}
    </ConfirmDialog>
  )
}

/** Deletes a record and says so in a toast, with what undoes it. Rejects after a toast that says why it failed. */
function useDeletion(entity: AdminEntity, hasBin: boolean) {
  const t = useAdminText()
  const { remove } = useRecordCalls(entity)
  const restore = useRestore()
  return async ({ id, name }: { id: string; name: string }) => {
    try {
      await remove(id)
    } catch (error) {
      toast({ tone: 'error', text: failureText(t, error, name) })
      throw error
    }
    const undo = () => void restore({ entity: entity.form.schema.title ?? '', recordId: id, name })
    toast({
      tone: 'success',
      text: t('ADMIN.DELETE.DONE', { name }),
      ...(hasBin && { action: { label: t('ADMIN.DELETE.UNDO'), run: undo } }),
    })
  }
}

function failureText(t: ReturnType<typeof useAdminText>, error: unknown, name: string): string {
  const { message = '', details = {} } = error instanceof ApiError ? error : {}
  if (message !== 'IN_USE') return t('ADMIN.DELETE.FAILED', { name })
  const uses = Array.isArray(details['uses'])
    ? (details['uses'] as { name?: unknown; count?: unknown }[])
    : []
  const known = uses.filter((use) => hasText(`ADMIN.USES.${String(use.name)}_other`))
  const texts = known.map((use) =>
    t(`ADMIN.USES.${String(use.name)}` as 'ADMIN.USES.other', { count: Number(use.count) }),
  )
  return t('ADMIN.DELETE.IN_USE', { name, uses: texts.join(', ') || t('ADMIN.DELETE.OTHER_DATA') })
}
