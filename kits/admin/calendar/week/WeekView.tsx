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
    <div className="[&_ol>:last-child]:hairline-b">
      <div
        className="hidden desk:grid desk:grid-cols-[7.25rem_minmax(0,1fr)_5rem] desk:gap-x-2"
        aria-hidden="true"
      >
        <div className="desk:relative desk:col-2 desk:h-5.5">
          {axisTicks(axis).map((tick) => (
            <span
              className="desk:absolute desk:[translate:-50%_0] desk:text-muted desk:text-sm/normal desk:figures"
              key={tick}
              style={{ insetInlineStart: `${axisPosition(tick, axis) * 100}%` }}
            >
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
        <p className="desk:flex desk:flex-wrap desk:gap-y-1 desk:gap-x-4 desk:mt-2 desk:text-muted desk:text-sm/normal max-desk:hidden">
          {shortcuts.map((key) => (
            <span key={key}>
              <kbd className="desk:py-0.5 desk:px-1.5 desk:hairline desk:rounded-[4px] desk:[font-size:inherit] desk:[line-height:inherit] desk:font-semibold in-[.admin]:font-sans in-[.admin]:whitespace-nowrap">
                {t(`ADMIN.CALENDAR.KEYS.${key}_KEY`)}
              </kbd>{' '}
              {t(`ADMIN.CALENDAR.KEYS.${key}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
