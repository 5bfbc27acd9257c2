import { useDoctorText } from '../../../texts'
import { Button } from '@core/ui/actions/Button'
import { Icon } from '@core/ui/media/Icon'
import { clockOf } from '../model/clock'
import { followed, joined, type Overlap } from '../model/overlap'
import { useCalendarView } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** Two intervals that overlap, said with the two ways to mend it (CAL-009). */
export function Clash({ dayKey, overlap }: { dayKey: DayKey; overlap: Overlap }) {
  const t = useDoctorText()
  const { edit, dayOf, canModify } = useCalendarView()
  const { from, to, both, canFollow } = overlap
  return (
    <div className="wc-clash" role="alert">
      <Icon name="circle-alert" size="s" />
      <span>{t('CALENDAR.ERRORS.SUPERPOSED_INTERVALS', { from: clockOf(from), to: clockOf(to) })}</span>
      {canModify && (
        <Button variant="quiet" size="sm" onClick={() => edit(dayKey, joined(dayOf(dayKey), overlap))}>
          {t('ADMIN.CALENDAR.JOIN', { from: clockOf(both.from), to: clockOf(both.to) })}
        </Button>
      )}
      {canModify && canFollow && (
        <Button variant="quiet" size="sm" onClick={() => edit(dayKey, followed(dayOf(dayKey), overlap))}>
          {t('ADMIN.CALENDAR.FOLLOW', { at: clockOf(to) })}
        </Button>
      )}
    </div>
  )
}
