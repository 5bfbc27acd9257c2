import type { AuditEntry } from '@schemas/generated/entities'
import { useId } from 'react'
import useSWR from 'swr'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import type { ApiError } from '@portico/core/http/apiError'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { AdminRecord } from '../../entity'
import { HistoryList } from '../../history/HistoryList'
import { useAdminText } from '../../texts'
import { changedFields, differingFields, restoreFields } from '../changes'
import { useFormView } from '../FormView'
import { useRecordCalls } from '../../actions/useRecordCalls'
import { FieldDiff } from './FieldDiff'

interface Props {
  id: string
  onRestore: (older: AdminRecord) => Promise<unknown>
  onClose: () => void
}

/** Who changed which fields of the record and when, latest first, with a way to restore an older version. */
export function RecordHistoryPanel({ id, onRestore, onClose }: Props) {
  const t = useAdminText()
  const { personKey } = usePersonContext()
  const { entity, original } = useFormView()
  const calls = useRecordCalls(entity)
  const history = useSWR<readonly AuditEntry[], ApiError>(
    // The version is part of the key: each save adds an entry.
    [personKey, 'history', entity.name, id, original['version']],
    () => calls.history(id),
    { keepPreviousData: true },
  )
  return (
    <aside
      className="a-panel print:static print:w-auto print:[border:0] fixed z-18 inset-0 overflow-auto pt-3 pb-8 px-5 bg-raised hairline-s desk:top-13 desk:bottom-0 desk:right-0 desk:left-auto desk:w-104 [&>ol]:grid [&>ol]:gap-5"
      aria-label={t('ADMIN.FORM.HISTORY')}
    >
      <header className="flex items-center justify-between">
        <h2 className="text-base font-strong">{t('ADMIN.FORM.HISTORY')}</h2>
        <IconButton icon="x" label={t('ADMIN.HISTORY.CLOSE')} onClick={onClose} />
      </header>
      <HistoryList history={history} emptyText={t('ADMIN.HISTORY.NONE')}>
        {(entry) => <Entry entry={entry} onRestore={onRestore} />}
      </HistoryList>
    </aside>
  )
}

function Entry({ entry, onRestore }: { entry: AuditEntry } & Pick<Props, 'onRestore'>) {
  const t = useAdminText()
  const { schema } = useFormView().entity.form
  const { action, changedBy, changedAt, before, after } = entry
  const fields = differingFields(schema, before ?? {}, after ?? {})
  const hasEdits = changedFields(schema, before ?? {}, after ?? {}).length > 0
  return (
    <>
      <p>
        <b>{changedBy}</b> {t(`ADMIN.HISTORY.${action}`)}
      </p>
      <time className="text-sm text-muted" dateTime={changedAt}>
        {formatDateTime(changedAt, browserZone())}
      </time>
      <dl className="grid gap-2 my-2 [&_dt]:text-muted [&_dt]:font-semibold [&_dd]:py-0.5 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_ins]:no-underline">
        {fields.map((field) => (
          <FieldDiff key={field} field={field} before={before} after={after} />
        ))}
      </dl>
      {action === 'update' && before && hasEdits && <RestoreButton before={before} onRestore={onRestore} />}
    </>
  )
}

/** Restores the version before an entry; disabled, with the reason, where the record already equals it. */
function RestoreButton({ before, onRestore }: { before: AdminRecord } & Pick<Props, 'onRestore'>) {
  const t = useAdminText()
  const { entity, original } = useFormView()
  const reasonId = useId()
  const { schema } = entity.form
  const isCurrent = changedFields(schema, original, restoreFields(schema, original, before)).length === 0
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={isCurrent}
        aria-describedby={isCurrent ? reasonId : undefined}
        onClick={() => void onRestore(before)}
      >
        {t('ADMIN.HISTORY.RESTORE')}
      </Button>
      {isCurrent && (
        <p className="text-sm text-muted" id={reasonId}>
          {t('ADMIN.HISTORY.RESTORED')}
        </p>
      )}
    </>
  )
}
