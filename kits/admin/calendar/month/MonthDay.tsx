import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { cx } from '@portico/core/ui/cx'
import { useCalendarText } from '../texts'
import { formatHoursAndMinutes } from '../model/clock'
import { workingMinutes } from '../model/day'
import { formatDayAndMonth } from '../model/dayNames'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  date: CalendarDate
  /** YYYY-MM-DD. */
  today: string
  isInWeek: boolean
}

/** Minutes of work that fill the bar of a day. */
const fullDay = 8 * 60

/** A date of the month: working time, vacation, own hours, and unsaved changes. */
export function MonthDay({ date, today, isInWeek }: Props) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { getDay, isChanged, isSpecial, closedCentres } = useCalendarContext()
  const key = date.toString()
  const day = getDay(key)
  const length = workingMinutes(day)
  const kind = day.isOff
    ? t('ADMIN.CALENDAR.VACATION')
    : length > 0
      ? formatHoursAndMinutes(length)
      : t('ADMIN.CALENDAR.FREE')
  const name = [
    formatDayAndMonth(key, language),
    kind,
    isSpecial(key) && t('ADMIN.CALENDAR.SPECIAL'),
    isChanged(key) && t('ADMIN.CALENDAR.MODIFIED'),
    ...closedCentres(key).map(({ name: holiday, centreName }) =>
      t('ADMIN.CALENDAR.CLOSED_CENTRE', { centre: centreName, name: holiday }),
    ),
  ]
  return (
    <CalendarCell
      date={date}
      className={cx(
        "wc-cell group/day relative grid content-center justify-items-center gap-[3px] min-h-[max(2.25rem,var(--tap))] rounded-control [line-height:1.2] figures cursor-pointer hover:bg-sunken data-outside-month:text-muted data-outside-month:cursor-default data-week:rounded-none data-week:bg-brand-soft data-special:[box-shadow:inset_0_0_0_1.5px_var(--line-strong)] data-modified:after:[content:''] data-modified:after:absolute data-modified:after:top-[3px] data-modified:after:end-[3px] data-modified:after:size-[7px] data-modified:after:rounded-full data-modified:after:bg-info data-modified:after:[box-shadow:0_0_0_1.5px_var(--surface-raised)]",
        day.isOff && 'hatch [--hatch:var(--line)]',
      )}
      render={(props) => (
        <div
          {...props}
          aria-label={name.filter(Boolean).join(', ')}
          aria-current={key === today ? 'date' : undefined}
          data-special={isSpecial(key) ? '' : undefined}
          data-modified={isChanged(key) ? '' : undefined}
          data-week={isInWeek ? '' : undefined}
        />
      )}
    >
      <span
        className={cx(
          key === today
            ? '-my-[3px] py-[3px] px-[5px] rounded-[999px] bg-brand text-on-brand font-bold'
            : day.isOff && 'px-[3px] rounded-[3px] bg-raised text-body',
        )}
      >
        {date.day}
      </span>
      <i
        className={cx(
          'w-6 h-[4px] overflow-hidden rounded-[2px] bg-line group-data-outside-month/day:opacity-45',
          day.isOff && 'invisible',
        )}
      >
        <i
          className="block h-full bg-chart-1"
          style={{ inlineSize: `${Math.min(1, length / fullDay) * 100}%` }}
        />
      </i>
    </CalendarCell>
  )
}
