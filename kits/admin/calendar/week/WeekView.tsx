import { useCalendarText } from '../texts'
import { axisPosition, axisTicks } from '../model/axis'
import { formatClock } from '../model/clock'
import { DayRow } from './DayRow'
import { useCalendarContext } from '../state/calendarContext'

const shortcuts = ['MOVE', 'END', 'TYPE', 'REMOVE', 'NEW'] as const

/** Seven days on one hour axis. */
export function WeekView() {
  const t = useCalendarText()
  const { dayKeys, axis, canModify } = useCalendarContext()
  return (
    <div className="wc-week">
      <div className="wc-axis" aria-hidden="true">
        <div>
          {axisTicks(axis).map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${axisPosition(tick, axis) * 100}%` }}>
              {formatClock(tick)}
            </span>
          ))}
        </div>
      </div>
      <ol>
        {dayKeys.map((key) => (
          <DayRow key={key} dayKey={key} />
        ))}
      </ol>
      {canModify && (
        <p className="wc-keys desk-only">
          {shortcuts.map((key) => (
            <span key={key}>
              <kbd>{t(`ADMIN.CALENDAR.KEYS.${key}_KEY`)}</kbd> {t(`ADMIN.CALENDAR.KEYS.${key}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
