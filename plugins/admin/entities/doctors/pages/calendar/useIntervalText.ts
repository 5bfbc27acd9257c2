import { useDoctorText } from '../../texts'
import { clockOf } from './model/clock'
import type { Interval } from './model/day'

/** An interval as it is read aloud: its hours and its breaks. */
export function useIntervalText(): (interval: Interval) => string {
  const t = useDoctorText()
  return ({ from, to, breaks }) =>
    [
      t('ADMIN.CALENDAR.FROM_TO', { from: clockOf(from), to: clockOf(to) }),
      ...breaks.map((pause) =>
        t('ADMIN.CALENDAR.PAUSE_FROM_TO', { from: clockOf(pause.from), to: clockOf(pause.to) }),
      ),
    ].join(', ')
}
