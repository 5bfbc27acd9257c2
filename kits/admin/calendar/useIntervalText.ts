import { useCalendarText } from './texts'
import { formatClock } from './model/clock'
import type { Interval } from './model/day'

/** Describes an interval with its breaks, for screen readers. */
export function useIntervalText(): (interval: Interval) => string {
  const t = useCalendarText()
  return ({ from, to, breaks }) =>
    [
      t('ADMIN.CALENDAR.FROM_TO', { from: formatClock(from), to: formatClock(to) }),
      ...breaks.map((pause) =>
        t('ADMIN.CALENDAR.PAUSE_FROM_TO', { from: formatClock(pause.from), to: formatClock(pause.to) }),
      ),
    ].join(', ')
}
