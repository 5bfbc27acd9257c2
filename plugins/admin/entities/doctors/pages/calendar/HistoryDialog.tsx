import type { AuditEntry } from '@schemas/generated/entities'
import { formatDateTime, formatCalendarDay } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useApi } from '@core/http/useApi'
import { useLanguage } from '@core/i18n/useLanguage'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { useDoctorText } from '../../texts'
import type { Day } from './model/day'
import { dayChanges, type DayChange } from './model/history'
import { dayName } from './model/dayNames'
import { useIntervalText } from './useIntervalText'
import { isDateKey } from './model/apiFormat'

interface Props {
  doctorId: number
  onClose: () => void
  /** Takes days back to what they were, unless they are read only. */
  onRestore: ((days: readonly DayChange[]) => void) | null
}

/** Who changed which days and when, the latest first, and the way back to what they were. */
export function HistoryDialog({ doctorId, onClose, onRestore }: Props) {
  const t = useDoctorText()
  const params = { entity: 'WorkingCalendar', id: String(doctorId) }
  const { data, error, isValidating, mutate } = useApi('GET api/audit/{entity}/{id}', { params, quiet: true })
  return (
    <Dialog wide title={t('ADMIN.CALENDAR.HISTORY')} isOpen onClose={onClose}>
      {error && (
        <ErrorState
          level={3}
          title={t('ADMIN.CALENDAR.HISTORY_FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {data?.length === 0 && <p>{t('ADMIN.CALENDAR.HISTORY_NONE')}</p>}
      <ol className="stack">
        {data?.map((entry) => (
          <Entry key={`${entry.version} ${entry.changedAt}`} entry={entry} onRestore={onRestore} />
        ))}
      </ol>
    </Dialog>
  )
}

function Entry({ entry, onRestore }: { entry: AuditEntry; onRestore: Props['onRestore'] }) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const { changedBy, changedAt } = entry
  const when = formatDateTime(changedAt, browserZone())
  const days = dayChanges(entry)
  return (
    <li className="wc-past">
      <p>
        <b>{changedBy}</b>{' '}
        <time className="muted" dateTime={changedAt}>
          {when}
        </time>
      </p>
      <dl>
        {days.map(({ key, before, after }) => (
          <div key={key}>
            <dt>
              {isDateKey(key)
                ? formatCalendarDay(key, language)
                : `${t('ADMIN.CALENDAR.TYPICAL')}, ${dayName(key, language)}`}
            </dt>
            <dd>
              <del>
                <Hours day={before} />
              </del>
            </dd>
            <dd>
              <ins>
                <Hours day={after} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {onRestore && (
        <Button variant="secondary" size="sm" onClick={() => onRestore(days)}>
          {t('ADMIN.CALENDAR.RESTORE')}
        </Button>
      )}
    </li>
  )
}

function Hours({ day }: { day: Day | null }) {
  const t = useDoctorText()
  const text = useIntervalText()
  if (!day) return t('ADMIN.CALENDAR.USUAL')
  if (day.isOff) return t('ADMIN.CALENDAR.VACATION')
  return day.intervals.length > 0
    ? day.intervals.map((one) => text(one)).join('; ')
    : t('ADMIN.CALENDAR.FREE')
}
