import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useLanguage } from '@portico/core/i18n/useLanguage'
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
  const { getDay, isChanged, isSpecial } = useCalendarContext()
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
  ]
  return (
    <CalendarCell
      date={date}
      className="wc-cell"
      render={(props) => (
        <div
          {...props}
          aria-label={name.filter(Boolean).join(', ')}
          aria-current={key === today ? 'date' : undefined}
          data-off={day.isOff ? '' : undefined}
          data-special={isSpecial(key) ? '' : undefined}
          data-modified={isChanged(key) ? '' : undefined}
          data-week={isInWeek ? '' : undefined}
        />
      )}
    >
      <span>{date.day}</span>
      <i>
        <i style={{ inlineSize: `${Math.min(1, length / fullDay) * 100}%` }} />
      </i>
    </CalendarCell>
  )
}
