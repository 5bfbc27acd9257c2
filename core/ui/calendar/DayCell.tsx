import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useLanguage } from '../../i18n/useLanguage'
import { useText } from '../../i18n/useText'
import { formatDayTile } from '../../format/dates'
import { dayLabel, type CalendarDay } from './calendarDays'

interface DayCellProps {
  date: CalendarDate
  day: CalendarDay | undefined
  /** YYYY-MM-DD. */
  today: string
  /** Names the month in front of the first day of the next one. */
  isNewMonth: boolean
}

/** A day: its number, its free slots, and an accessible name with both. */
export function DayCell({ date, day, today, isNewMonth }: DayCellProps) {
  const t = useText()
  const { language } = useLanguage()
  const free = day?.free ?? 0
  const name = dayLabel(date.toString(), day, language, t)
  const isToday = date.toString() === today
  return (
    <CalendarCell
      date={date}
      className="cal-day"
      render={(props) => (
        <div
          {...props}
          aria-label={isToday ? `${t('UI.CALENDAR_TODAY')}, ${name}` : name}
          aria-current={isToday ? 'date' : undefined}
          data-free={free > 0 ? '' : undefined}
          data-full={free === 0 && day?.full ? '' : undefined}
          data-now={isToday ? '' : undefined}
        />
      )}
    >
      {isNewMonth && (
        <span className="text-[0.8125rem]/none font-bold" aria-hidden="true">
          {formatDayTile(date.toString(), 'UTC', language).month}
        </span>
      )}
      <span>{date.day}</span>
      {free > 0 && <Free count={free} />}
    </CalendarCell>
  )
}

/** Only the number on a phone, with the word on a desktop. */
function Free({ count }: { count: number }) {
  const t = useText()
  const words = count === 1 ? t('UI.CALENDAR_FREE_ONE') : t('UI.CALENDAR_FREE', { count })
  return (
    <small>
      <span className="desk:hidden">{count}</span>
      <span className="max-desk:hidden">{words}</span>
    </small>
  )
}
