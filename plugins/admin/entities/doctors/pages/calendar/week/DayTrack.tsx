import { useDoctorText } from '../../../texts'
import { Icon } from '@core/ui/media/Icon'
import { sortIntervals } from '../model/day'
import { IntervalBar } from './IntervalBar'
import type { Overlap } from '../model/overlap'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  overlaps: readonly Overlap[]
}

/** The hours of a day, its vacation, or that nobody works. */
export function DayTrack({ dayKey, overlaps }: Props) {
  const t = useDoctorText()
  const { getDay: dayOf, dayName: nameOf, appointmentsOutside: leftOut, axis } = useCalendarContext()
  const day = dayOf(dayKey)
  const out = leftOut(dayKey).length
  return (
    <fieldset
      className="wc-track"
      aria-label={nameOf(dayKey)}
      style={{ backgroundSize: `${(120 / (axis.to - axis.from)) * 100}% 100%` }}
    >
      {day.isOff && (
        <p className="wc-vac">
          <Icon name="tree-palm" size="s" />
          <b>{day.name || t('ADMIN.CALENDAR.VACATION')}</b>
          {out > 0 && <span>{t('ADMIN.CALENDAR.HAS_APPOINTMENTS', { count: out })}</span>}
        </p>
      )}
      {!day.isOff && day.intervals.length === 0 && <p className="wc-free">{t('ADMIN.CALENDAR.FREE')}</p>}
      {!day.isOff &&
        sortIntervals(day).map(({ at, ...interval }) => (
          <IntervalBar
            key={at}
            dayKey={dayKey}
            at={at}
            interval={interval}
            shared={overlaps.filter(({ first, second }) => first === at || second === at)}
            lane={laneOf(at, overlaps)}
          />
        ))}
    </fieldset>
  )
}

/** Of two that overlap the later one stands below. */
const laneOf = (at: number, overlaps: readonly Overlap[]): number =>
  overlaps.some(({ second }) => second === at) ? 2 : overlaps.some(({ first }) => first === at) ? 1 : 0
