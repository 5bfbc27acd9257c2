import type { AuditEntry } from '@schemas/generated/entities'
import { browserZone, formatCalendarDay, formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { HistoryList } from '../history/HistoryList'
import { useCalendarText } from './texts'
import type { Day } from './model/day'
import { dayChanges, type DayChange } from './model/history'
import { dayName } from './model/dayNames'
import { useIntervalText } from './useIntervalText'
import { isDateKey } from './model/apiFormat'

interface Props {
  doctorId: number
  onClose: () => void
  /** Restores the days before a save; null if the calendar is read-only. */
  onRestore: ((changes: readonly DayChange[]) => void) | null
}

/** Lists who changed which days and when, latest first, and restores the days before a change. */
export function HistoryDialog({ doctorId, onClose, onRestore }: Props) {
  const t = useCalendarText()
  const params = { entity: 'WorkingCalendar', id: String(doctorId) }
  const history = useApi('GET api/audit/{entity}/{id}', { capability: 'audit', params, quiet: true })
  return (
    <Dialog wide title={t('ADMIN.CALENDAR.HISTORY')} isOpen onClose={onClose}>
      <HistoryList history={history} emptyText={t('ADMIN.CALENDAR.HISTORY_NONE')} className="stack">
        {(entry) => <Entry entry={entry} onRestore={onRestore} />}
      </HistoryList>
    </Dialog>
  )
}

function Entry({ entry, onRestore }: { entry: AuditEntry; onRestore: Props['onRestore'] }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { changedBy, changedAt } = entry
  const when = formatDateTime(changedAt, browserZone())
  const changes = dayChanges(entry)
  return (
    <div className="grid gap-1.5 justify-items-start pb-3 hairline-b">
      <p>
        <b>{changedBy}</b>{' '}
        <time className="text-muted" dateTime={changedAt}>
          {when}
        </time>
      </p>
      <dl>
        {changes.map(({ key, before, after }) => (
          <div key={key}>
            <dt className="font-semibold">
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
              <ins className="no-underline">
                <Hours day={after} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {onRestore && (
        <Button variant="secondary" size="sm" onClick={() => onRestore(changes)}>
          {t('ADMIN.CALENDAR.RESTORE')}
        </Button>
      )}
    </div>
  )
}

function Hours({ day }: { day: Day | null }) {
  const t = useCalendarText()
  const text = useIntervalText()
  if (!day) return t('ADMIN.CALENDAR.USUAL')
  if (day.isOff) return t('ADMIN.CALENDAR.VACATION')
  return day.intervals.length > 0
    ? day.intervals.map((interval) => text(interval)).join('; ')
    : t('ADMIN.CALENDAR.FREE')
}
