import type { AbsencePreview } from '../../../../../schemas/generated/entities'
import { DAY_MINUTES, shiftOverMidnight, type WorkingCalendar } from '../../../availability/calendars/shifts'
import { addDays } from '../../../shared/zone'
import { formatClock } from '../calendar/day'
import type { AbsenceRange } from './range'

/**
 * The hours of shifts over midnight that stay open beside an absence of whole days: the evening before its first day, and the
 * morning after its last one.
 */
export function cutShifts(
  calendar: WorkingCalendar,
  { from, to }: AbsenceRange,
): NonNullable<AbsencePreview['cut']> {
  const dayBefore = addDays(from, -1)
  const evening = shiftOverMidnight(calendar, dayBefore)
  const morning = shiftOverMidnight(calendar, to)
  return [
    ...(evening ? [{ date: dayBefore, from: formatClock(evening.start), to: formatClock(DAY_MINUTES) }] : []),
    ...(morning
      ? [{ date: addDays(to, 1), from: formatClock(0), to: formatClock(morning.end - DAY_MINUTES) }]
      : []),
  ]
}
