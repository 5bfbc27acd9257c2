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
      className="desk:[background-image:linear-gradient(90deg,var(--line)_0_1px,transparent_1px)] min-w-0 p-0 [border:0] flex flex-wrap gap-1.5 col-span-full order-3 m-0 mb-2.5 desk:relative desk:block desk:col-2 desk:order-0 desk:min-h-11.5 desk:mb-0 desk:hairline-e desk:touch-pan-y desk:group-data-lanes/wc-day:min-h-20"
      aria-label={dayName(dayKey)}
      style={{ backgroundSize: `${(120 / (axis.to - axis.from)) * 100}% 100%` }}
    >
      {day.isOff && (
        <p className="hatch [--hatch:color-mix(in_srgb,var(--line)_75%,transparent)] [--hatch-step:8px] bg-raised flex items-center w-full min-h-11 gap-y-0 gap-x-2 text-muted flex-wrap px-3 [border:1px_dashed_var(--line-strong)] rounded-control [&>*]:px-1 [&>*]:rounded-[3px] [&>*]:bg-raised [&>:not(span)]:text-body desk:absolute desk:top-[0.3125rem] desk:inset-x-px desk:w-auto desk:h-9 desk:min-h-0 desk:flex-nowrap desk:whitespace-nowrap">
          <Icon name="tree-palm" size="s" />
          <b>{day.name || t('ADMIN.CALENDAR.VACATION')}</b>
          {outside > 0 && (
            <span className="text-warning font-semibold">
              {t('ADMIN.CALENDAR.HAS_APPOINTMENTS', { count: outside })}
            </span>
          )}
        </p>
      )}
      {!day.isOff && day.intervals.length === 0 && (
        <p className="w-full min-h-11 gap-y-0 gap-x-2 text-muted desk:absolute desk:top-[0.3125rem] desk:inset-x-px desk:w-auto desk:h-9 desk:min-h-0 desk:flex-nowrap desk:whitespace-nowrap desk:flex desk:items-center desk:ps-2">
          {t('ADMIN.CALENDAR.FREE')}
        </p>
      )}
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
