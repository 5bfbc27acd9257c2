import { parseDate, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { monthOf } from '@portico/core/format/calendarDate'
import { useText } from '@portico/core/i18n/useText'
import { AriaLocale } from '@portico/core/ui/aria'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { useCalendarText } from '../texts'
import { MonthDay } from './MonthDay'
import { MonthLegend } from './MonthLegend'

interface Props {
  /** YYYY-MM. */
  month: string
  /** Dates of the visible week; empty for the typical week. */
  week: readonly string[]
  /** YYYY-MM-DD. */
  today: string
  onMonth: (month: string) => void
  onSelect: (date: string) => void
}

/** A month from Monday. Arrow keys move the focus, Enter shows the week of a date. */
export function MonthView({ month, week, today, onMonth, onSelect }: Props) {
  const t = useCalendarText()
  const [focusedDate, setFocusedDate] = useState('')
  const focused = [focusedDate, week[0] ?? '', today].find((date) => date.startsWith(month)) ?? `${month}-01`
  const moveFocus = (date: CalendarDate) => {
    setFocusedDate(date.toString())
    if (monthOf(date.toString()) !== month) onMonth(monthOf(date.toString()))
  }
  return (
    <AriaLocale>
      <Calendar
        aria-label={t('ADMIN.CALENDAR.MONTH')}
        value={null}
        onChange={(date) => onSelect(date.toString())}
        focusedValue={parseDate(focused)}
        onFocusChange={moveFocus}
        firstDayOfWeek="mon"
      >
        <MonthHeader />
        <CalendarGrid
          className="w-full border-separate [border-spacing:0_2px] table-fixed [&_th]:h-6 [&_th]:text-muted [&_th]:font-semibold [&_th]:text-center [&_td]:p-0"
          weekdayStyle="narrow"
        >
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <MonthDay date={date} today={today} isInWeek={week.includes(date.toString())} />}
          </CalendarGridBody>
        </CalendarGrid>
        <MonthLegend />
      </Calendar>
    </AriaLocale>
  )
}

function MonthHeader() {
  const t = useText()
  return (
    <div className="flex items-center justify-between">
      <AriaButton slot="previous" className={iconButtonClass()} aria-label={t('UI.CALENDAR_PREVIOUS')}>
        <Icon name="chevron-left" size="s" />
      </AriaButton>
      <Heading className="text-[0.9375rem] font-strong" />
      <AriaButton slot="next" className={iconButtonClass()} aria-label={t('UI.CALENDAR_NEXT')}>
        <Icon name="chevron-right" size="s" />
      </AriaButton>
    </div>
  )
}
