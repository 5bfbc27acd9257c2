import { useCalendarText } from './texts'
import { formatClock } from './model/clock'
import type { Interval } from './model/day'

/** Describes an interval with its breaks, for screen readers. `end`: when it ends on the next day, if it does. */
export function useIntervalText(): (interval: Interval, end?: number | null) => string {
  const t = useCalendarText()
  return ({ from, to, breaks }, end = null) =>
    [
      end === null
        ? t('ADMIN.CALENDAR.FROM_TO', { from: formatClock(from), to: formatClock(to) })
        : t('ADMIN.CALENDAR.FROM_TO_NEXT', { from: formatClock(from), to: formatClock(end) }),
      ...breaks.map((pause) =>
        t('ADMIN.CALENDAR.PAUSE_FROM_TO', { from: formatClock(pause.from), to: formatClock(pause.to) }),
      ),
    ].join(', ')
}
