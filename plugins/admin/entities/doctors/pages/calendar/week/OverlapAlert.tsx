import { useDoctorText } from '../../../texts'
import { Button } from '@core/ui/actions/Button'
import { Icon } from '@core/ui/media/Icon'
import { formatClock } from '../model/clock'
import { separateIntervals, joinIntervals, type Overlap } from '../model/overlap'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** Two intervals that overlap, said with the two ways to mend it (CAL-009). */
export function OverlapAlert({ dayKey, overlap }: { dayKey: DayKey; overlap: Overlap }) {
  const t = useDoctorText()
  const { edit, getDay: dayOf, canModify } = useCalendarContext()
  const { from, to, union: both, canSeparate: canFollow } = overlap
  return (
    <div className="wc-clash" role="alert">
      <Icon name="circle-alert" size="s" />
      <span>
        {t('CALENDAR.ERRORS.SUPERPOSED_INTERVALS', { from: formatClock(from), to: formatClock(to) })}
      </span>
      {canModify && (
        <Button variant="quiet" size="sm" onClick={() => edit(dayKey, joinIntervals(dayOf(dayKey), overlap))}>
          {t('ADMIN.CALENDAR.JOIN', { from: formatClock(both.from), to: formatClock(both.to) })}
        </Button>
      )}
      {canModify && canFollow && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => edit(dayKey, separateIntervals(dayOf(dayKey), overlap))}
        >
          {t('ADMIN.CALENDAR.FOLLOW', { at: formatClock(to) })}
        </Button>
      )}
    </div>
  )
}
