import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ApiError } from '@core/http/apiError'
import { toast } from '@core/ui/feedback/toast'
import { useRecordCalls, type FailedRecord } from '../form/useRecordCalls'
import { recordName, type AdminEntity, type AdminRecord, type RowAction } from '../entity'
import { reasonKey, useAdminText } from '../texts'

/** It comes when something is asked. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('@core/ui/overlays/ConfirmDialog')).ConfirmDialog,
}))

interface Asked {
  action: RowAction
  records: readonly AdminRecord[]
}

/** What an entity offers for its records. */
export interface Actions {
  /** Asks where the action wants it, does it, and says how it went. Resolves once it asks, or is done. */
  start: (action: RowAction, records: readonly AdminRecord[]) => Promise<void>
  /** To be drawn beside whatever starts them. */
  dialog: ReactNode
}

/** The actions of an entity. `onDone` is called once one is done, with the records that refused. */
export function useActions(
  entity: AdminEntity,
  onDone: (refused: readonly AdminRecord[]) => void = () => undefined,
): Actions {
  const t = useAdminText()
  const { act } = useRecordCalls(entity)
  const [asked, ask] = useState<Asked | null>(null)
  const wordsOf = ({ records }: Asked) => ({
    name: records[0] ? recordName(entity, records[0]) : '',
    count: records.length,
  })
  const failure = (refused: readonly FailedRecord[], one: Asked): string => {
    const { name, count } = wordsOf(one)
    if (count === 1 && one.action.failure) return t(one.action.failure, { name })
    if (count > 1) return t('ADMIN.ACTION.SOME_FAILED', { failed: refused.length, count })
    const fault = refused[0]?.fault
    const code = fault instanceof ApiError ? fault.message : ''
    return t(reasonKey(code, 'ADMIN.ACTION.FAILED'), { name })
  }
  const run = async (one: Asked) => {
    const refused = await act(one.action, one.records)
    if (refused.length > 0) toast({ tone: 'error', text: failure(refused, one) })
    else toast({ tone: 'success', text: t(one.action.success, wordsOf(one)) })
    onDone(refused.map(({ record }) => record))
  }
  return {
    start: async (action, records) => {
      if (action.confirm) ask({ action, records })
      else await run({ action, records })
    },
    dialog: asked?.action.confirm && (
      <Suspense>
        <ConfirmDialog
          title={t(asked.action.confirm.title, wordsOf(asked))}
          isOpen
          onClose={() => ask(null)}
          confirm={t(asked.action.confirm.action, wordsOf(asked))}
          confirmBusy={t('ADMIN.ACTION.BUSY')}
          keep={t('ADMIN.ACTION.KEEP')}
          tone={asked.action.danger ? 'danger' : 'primary'}
          onConfirm={() => run(asked)}
        >
          {t(asked.action.confirm.text, wordsOf(asked))}
        </ConfirmDialog>
      </Suspense>
    ),
  }
}
