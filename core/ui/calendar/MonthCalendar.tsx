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
import { useText } from '../../i18n/useText'
import { AriaLocale } from '../aria'
import { initialFocusDay, type CalendarDays } from './calendarDays'
import { CalendarLegend } from './CalendarLegend'
import { DayCell } from './DayCell'
import { Icon } from '../media/Icon'
import './calendar.css'
import { Spinner } from '../feedback/Spinner'
import { iconButtonClass } from '../actions/IconButton'

/** The props of `MonthCalendar`. */
export interface MonthCalendarProps {
  /** Accessible name of the group. */
  label: string
  /** The displayed month, YYYY-MM. */
  month: string
  /** Free slots by day; absent days have none. */
  days: CalendarDays
  /** YYYY-MM-DD. */
  selected?: string | null | undefined
  /** The first day that can be reached, YYYY-MM-DD. */
  min?: string | undefined
  /** Today in the person's zone, YYYY-MM-DD. */
  today: string
  /** The days of the displayed month are loading. */
  loading?: boolean | undefined
  onMonth: (month: string) => void
  onSelect: (date: string) => void
}

/** A month calendar with free slots, Monday first. Arrow keys move over all days, Enter picks a free one. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, month, days, selected, min, today, loading, onMonth, onSelect } = props
  const [walked, setWalked] = useState('')
  const focused = walked.startsWith(month) ? walked : initialFocusDay(month, days, selected, min)
  const walk = (date: CalendarDate) => {
    const iso = date.toString()
    const isTurned = !iso.startsWith(month)
    setWalked(isTurned && !isInGrid() ? '' : iso)
    if (isTurned) onMonth(iso.slice(0, 7))
  }
  return (
    <AriaLocale>
      <Calendar
        className="cal-frame"
        aria-label={label}
        aria-busy={loading}
        value={selected ? parseDate(selected) : null}
        onChange={(date) => onSelect(date.toString())}
        focusedValue={parseDate(focused)}
        onFocusChange={walk}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        isDateUnavailable={(date) => !days.get(date.toString())?.free}
        firstDayOfWeek="mon"
      >
        <MonthHead loading={loading} />
        <CalendarGrid
          className="cal border-separate [border-spacing:3px] table-fixed -mx-[3px] w-[calc(100%+6px)] [&_th]:text-sm/normal [&_th]:font-semibold [&_th]:text-muted [&_th]:py-1 [&_th]:px-0 [&_th]:text-center [&_td]:p-0"
          weekdayStyle="short"
        >
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <DayCell date={date} day={days.get(date.toString())} today={today} />}
          </CalendarGridBody>
        </CalendarGrid>
        <CalendarLegend />
      </Calendar>
    </AriaLocale>
  )
}

/** After a month change by button, the keyboard enters the month at its first day with slots. */
const isInGrid = () => document.activeElement?.closest('[role="grid"]') != null

function MonthHead({ loading }: { loading: boolean | undefined }) {
  const t = useText()
  return (
    <div className="cal-head flex items-center justify-between gap-2 mb-2 [&_.btn-icon[data-disabled]]:opacity-40 [&_.btn-icon[data-disabled]]:cursor-default">
      <Heading className="h2" />
      <div className="flex items-center gap-1">
        {loading && <Spinner />}
        <AriaButton slot="previous" className={iconButtonClass()} aria-label={t('UI.CALENDAR_PREVIOUS')}>
          <Icon name="chevron-left" />
        </AriaButton>
        <AriaButton slot="next" className={iconButtonClass()} aria-label={t('UI.CALENDAR_NEXT')}>
          <Icon name="chevron-right" />
        </AriaButton>
      </div>
    </div>
  )
}
