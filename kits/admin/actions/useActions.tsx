import { useState, type ReactNode } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { toast } from '@portico/core/ui/feedback/toast'
import { recordName, type AdminEntity, type AdminRecord, type RowAction } from '../entity'
import { useRecordCalls, type FailedRecord } from './useRecordCalls'
import { reasonKey, useAdminText } from '../texts'

/** Lazy: most visits need no confirmation. */
const ConfirmDialog = lazyDialog('confirm', async () => ({
  default: (await import('@portico/core/ui/overlays/ConfirmDialog')).ConfirmDialog,
}))

interface ActionRun {
  action: RowAction
  records: readonly AdminRecord[]
}

export interface Actions {
  /** Runs an action, after a confirmation where it has one, and shows the result. Resolves once it asks or is done. */
  start: (action: RowAction, records: readonly AdminRecord[]) => Promise<void>
  /** To be rendered by the component that starts actions. */
  dialog: ReactNode
}

/** The actions of an entity's records. `onDone` receives the records for which the action failed. */
export function useActions(
  entity: AdminEntity,
  onDone: (failed: readonly AdminRecord[]) => void = () => undefined,
): Actions {
  const t = useAdminText()
  const { runAction } = useRecordCalls(entity)
  const errorText = useErrorText(entity)
  const [pending, setPending] = useState<ActionRun | null>(null)
  const run = async (actionRun: ActionRun) => {
    const { action, records } = actionRun
    const failed = await runAction(action, records)
    if (failed.length > 0) toast({ tone: 'error', text: errorText(actionRun, failed) })
    else toast({ tone: 'success', text: t(action.success, textParams(entity, actionRun)) })
    onDone(failed.map(({ record }) => record))
  }
  return {
    start: async (action, records) => {
      if (action.confirm) setPending({ action, records })
      else await run({ action, records })
    },
    dialog: pending && (
      <Confirmation
        entity={entity}
        actionRun={pending}
        onClose={() => setPending(null)}
        onConfirm={() => run(pending)}
      />
    ),
  }
}

/** The values for `{{name}}` and `{{count}}` in the texts of an action. */
const textParams = (entity: AdminEntity, { records }: ActionRun) => ({
  name: records[0] ? recordName(entity, records[0]) : '',
  count: records.length,
})

function useErrorText(entity: AdminEntity) {
  const t = useAdminText()
  return (actionRun: ActionRun, failed: readonly FailedRecord[]): string => {
    const { name, count } = textParams(entity, actionRun)
    if (count === 1 && actionRun.action.failure) return t(actionRun.action.failure, { name })
    if (count > 1) return t('ADMIN.ACTION.SOME_FAILED', { failed: failed.length, count })
    const error = failed[0]?.error
    const code = error instanceof ApiError ? error.message : ''
    return t(reasonKey(code, 'ADMIN.ACTION.FAILED'), { name })
  }
}

interface ConfirmationProps {
  entity: AdminEntity
  actionRun: ActionRun
  onClose: () => void
  onConfirm: () => Promise<void>
}

function Confirmation({ entity, actionRun, onClose, onConfirm }: ConfirmationProps) {
  const t = useAdminText()
  const { confirm, danger } = actionRun.action
  const params = textParams(entity, actionRun)
  if (!confirm) return null
  return (
    <ConfirmDialog
      title={t(confirm.title, params)}
      isOpen
      onClose={onClose}
      confirm={t(confirm.action, params)}
      confirmBusy={t('ADMIN.ACTION.BUSY')}
      keep={t('ADMIN.ACTION.KEEP')}
      tone={danger ? 'danger' : 'primary'}
      onConfirm={onConfirm}
    >
      {t(confirm.text, params)}
    </ConfirmDialog>
  )
}
