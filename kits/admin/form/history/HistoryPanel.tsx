import { useId } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@core/http/apiError'
import { formatDateTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { usePersonContext } from '@core/session/personContext'
import { Button } from '@core/ui/actions/Button'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { IconButton } from '@core/ui/actions/IconButton'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import type { AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import { FieldDiff } from './FieldDiff'
import { restoreFields, changedFields, differingFields } from '../changes'
import { useFormView } from '../FormView'
import { useRecordCalls, type HistoryEntry } from '../useRecordCalls'
import './history.css'

interface Props {
  id: string
  onRestore: (older: AdminRecord) => Promise<unknown>
  onClose: () => void
}

/** Who changed what and when, the latest first, and the way back to what was there before (ADMIN-018). */
export function HistoryPanel({ id, onRestore, onClose }: Props) {
  const t = useAdminText()
  const { personKey: key } = usePersonContext()
  const { entity, original: opened } = useFormView()
  const { history } = useRecordCalls(entity)
  const { data, error, mutate, isValidating } = useSWR<readonly HistoryEntry[], ApiError>(
    // After a save the history is another one.
    [key, 'history', entity.name, id, opened['version']],
    () => history(id),
    { keepPreviousData: true },
  )
  return (
    <aside className="a-panel" aria-label={t('ADMIN.FORM.HISTORY')}>
      <header>
        <h2>{t('ADMIN.FORM.HISTORY')}</h2>
        <IconButton icon="x" label={t('ADMIN.HISTORY.CLOSE')} onClick={onClose} />
      </header>
      {error && (
        <ErrorState
          level={3}
          title={t('ADMIN.HISTORY.FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {data?.length === 0 && <p className="muted">{t('ADMIN.HISTORY.NONE')}</p>}
      <ol>
        {data?.map((change) => (
          <li key={`${change.version} ${change.action}`}>
            <Entry change={change} onRestore={onRestore} />
          </li>
        ))}
      </ol>
    </aside>
  )
}

function Entry({ change, onRestore }: { change: HistoryEntry } & Pick<Props, 'onRestore'>) {
  const t = useAdminText()
  const { schema } = useFormView().entity.form
  const { action, changedBy, changedAt, before, after } = change
  const when = formatDateTime(changedAt, browserZone())
  const fields = differingFields(schema, before ?? {}, after ?? {})
  const isWritten = changedFields(schema, before ?? {}, after ?? {}).length > 0
  return (
    <>
      <p>
        <b>{changedBy}</b> {t(`ADMIN.HISTORY.${action}`)}
      </p>
      <time className="small muted" dateTime={changedAt}>
        {when}
      </time>
      <dl className="a-diff">
        {fields.map((field) => (
          <FieldDiff key={field} field={field} before={before} after={after} />
        ))}
      </dl>
      {action === 'update' && before && isWritten && <Restore before={before} onRestore={onRestore} />}
    </>
  )
}

/** The way back; where the record is like that already, it says so. */
function Restore({ before, onRestore }: { before: AdminRecord } & Pick<Props, 'onRestore'>) {
  const t = useAdminText()
  const { entity, original: opened } = useFormView()
  const why = useId()
  const { schema } = entity.form
  const isSo = changedFields(schema, opened, restoreFields(schema, opened, before)).length === 0
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={isSo}
        aria-describedby={isSo ? why : undefined}
        onClick={() => void onRestore(before)}
      >
        {t('ADMIN.HISTORY.RESTORE')}
      </Button>
      {isSo && (
        <p className="small muted" id={why}>
          {t('ADMIN.HISTORY.RESTORED')}
        </p>
      )}
    </>
  )
}
