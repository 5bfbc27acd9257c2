import { useDoctorText } from '../../../texts'
import { placeOf, ticksOf } from '../model/axis'
import { clockOf } from '../model/clock'
import { DayRow } from './DayRow'
import { useCalendarView } from '../state/calendarContext'

const keys = ['MOVE', 'END', 'TYPE', 'REMOVE', 'NEW'] as const

/** Seven days below each other, on one axis of hours (CAL-002). */
export function Week() {
  const t = useDoctorText()
  const { keys: days, axis, canModify } = useCalendarView()
  return (
    <div className="wc-week">
      <div className="wc-axis" aria-hidden="true">
        <div>
          {ticksOf(axis).map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${placeOf(tick, axis) * 100}%` }}>
              {clockOf(tick)}
            </span>
          ))}
        </div>
      </div>
      <ol>
        {days.map((key) => (
          <DayRow key={key} dayKey={key} />
        ))}
      </ol>
      {canModify && (
        <p className="wc-keys desk-only">
          {keys.map((key) => (
            <span key={key}>
              <kbd>{t(`ADMIN.CALENDAR.KEYS.${key}_KEY`)}</kbd> {t(`ADMIN.CALENDAR.KEYS.${key}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
