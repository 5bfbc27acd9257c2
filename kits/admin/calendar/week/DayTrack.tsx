import { useCalendarText } from '../texts'
import { Icon } from '@portico/core/ui/media/Icon'
import { sortIntervals } from '../model/day'
import { IntervalBar } from './IntervalBar'
import type { Overlap } from '../model/overlap'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  overlaps: readonly Overlap[]
}

/** The intervals of a day on the hour axis, its vacation, or that it is free. */
export function DayTrack({ dayKey, overlaps }: Props) {
  const t = useCalendarText()
  const { getDay, dayName, appointmentsOutside, axis } = useCalendarContext()
  const day = getDay(dayKey)
  const outside = appointmentsOutside(dayKey).length
  return (
    <fieldset
      className="wc-track"
      aria-label={dayName(dayKey)}
      style={{ backgroundSize: `${(120 / (axis.to - axis.from)) * 100}% 100%` }}
    >
      {day.isOff && (
        <p className="wc-vacation">
          <Icon name="tree-palm" size="s" />
          <b>{day.name || t('ADMIN.CALENDAR.VACATION')}</b>
          {outside > 0 && <span>{t('ADMIN.CALENDAR.HAS_APPOINTMENTS', { count: outside })}</span>}
        </p>
      )}
      {!day.isOff && day.intervals.length === 0 && <p className="wc-free">{t('ADMIN.CALENDAR.FREE')}</p>}
      {!day.isOff &&
        sortIntervals(day).map(({ index, ...interval }) => (
          <IntervalBar
            key={index}
            dayKey={dayKey}
            index={index}
            interval={interval}
            shared={overlaps.filter(({ first, second }) => first === index || second === index)}
            lane={laneOf(index, overlaps)}
          />
        ))}
    </fieldset>
  )
}

/** Draws the later of two overlapping intervals below the other. */
const laneOf = (index: number, overlaps: readonly Overlap[]): number =>
  overlaps.some(({ second }) => second === index) ? 2 : overlaps.some(({ first }) => first === index) ? 1 : 0
