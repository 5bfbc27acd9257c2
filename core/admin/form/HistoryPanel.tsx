import useSWR from 'swr'
import type { ApiFault } from '../../http/fault'
import { formatMoment } from '../../format/dates'
import { ownZone } from '../../format/zoned'
import { usePerson } from '../../session/usePerson'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import { IconButton } from '../../ui/IconButton'
import { Loading, Skeleton } from '../../ui/Skeleton'
import type { AdminRecord } from '../entity'
import { useAdminText } from '../texts'
import { Changed } from './Changed'
import { changedFields } from './changes'
import { useFormView } from './FormView'
import { useRecordCalls, type Change } from './useRecordCalls'
import './history.css'

interface Props {
  id: string
  /** The version that is shown: after a save the history is another one. */
  version: unknown
  onRestore: (older: AdminRecord) => Promise<unknown>
  onClose: () => void
}

/** Who changed what and when, the latest first, and the way back to what was there before (ADMIN-018). */
export function HistoryPanel({ id, version, onRestore, onClose }: Props) {
  const t = useAdminText()
  const { key } = usePerson()
  const { entity } = useFormView()
  const { history } = useRecordCalls(entity)
  const { data, error, mutate, isValidating } = useSWR<readonly Change[], ApiFault>(
    [key, 'history', entity.name, id, version],
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

function Entry({ change, onRestore }: { change: Change } & Pick<Props, 'onRestore'>) {
  const t = useAdminText()
  const { entity } = useFormView()
  const { action, changedBy, changedAt, before, after } = change
  const when = formatMoment(changedAt, ownZone())
  const fields = changedFields(entity.form.schema, before ?? {}, after ?? {})
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
          <Changed key={field} field={field} before={before} after={after} />
        ))}
      </dl>
      {action === 'update' && before && (
        <Button variant="secondary" size="sm" onClick={() => void onRestore(before)}>
          {t('ADMIN.HISTORY.RESTORE')}
        </Button>
      )}
    </>
  )
}
