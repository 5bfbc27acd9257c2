import { parseDate, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { addMonths } from '../../format/calendarDate'
import { formatMonth } from '../../format/dates'
import { useLanguage } from '../../i18n/useLanguage'
import { useText } from '../../i18n/useText'
import { AriaLocale } from '../aria'
import { initialFocusDay, isShown, mondayOf, type CalendarDays, type CalendarWeeks } from './calendarDays'
import { CalendarLegend } from './CalendarLegend'
import { DayCell } from './DayCell'
import './calendar.css'
import { Spinner } from '../feedback/Spinner'
import { cx } from '../cx'
import { IconButton } from '../actions/IconButton'

/** The props of `MonthCalendar`. */
export interface MonthCalendarProps {
  /** Accessible name of the group. */
  label: string
  /** The displayed month, YYYY-MM. */
  month: string
  /** Shows two weeks from that of `min` on in place of the month. */
  weeks?: CalendarWeeks | undefined
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
  const { label, month, weeks, days, selected, min, today, loading, onMonth, onSelect } = props
  const { language } = useLanguage()
  const [walked, setWalked] = useState('')
  const focused = isShown(walked, month, weeks) ? walked : initialFocusDay(month, days, selected, min, weeks)
  const title = weeks?.title ?? formatMonth(month, language)
  const walk = (date: CalendarDate) => {
    const iso = date.toString()
    setWalked(iso)
    if (!isShown(iso, month, weeks)) onMonth(iso.slice(0, 7))
  }
  return (
    <div>
      <MonthHead title={title} month={month} min={min} loading={loading} onMonth={onMonth} />
      <AriaLocale>
        <Calendar
          // A calendar of weeks and one of months begin at different days: each is made anew.
          key={weeks ? 'weeks' : 'months'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an arrow key that leaves a page keeps the focus in the next one
          autoFocus={walked !== '' && walked === focused}
          className="cal-frame"
          aria-label={label}
          aria-busy={loading}
          value={selected ? parseDate(selected) : null}
          onChange={(date) => onSelect(date.toString())}
          visibleDuration={weeks ? twoWeeks : oneMonth}
          // A focused day of the second week does not scroll the first away: nothing is shown before the week of `min`.
          selectionAlignment="end"
          focusedValue={parseDate(focused)}
          onFocusChange={walk}
          {...(min === undefined ? {} : { minValue: parseDate(min) })}
          isDateUnavailable={(date) => !days.get(date.toString())?.free}
          firstDayOfWeek="mon"
        >
          <Days label={`${label}, ${title}`} days={days} today={today} isWeeks={weeks !== undefined} />
          <CalendarLegend
            hasFree={[...days].some(([day, { free }]) => free > 0 && isShown(day, month, weeks))}
            hasToday={isShown(today, month, weeks) && (min === undefined || mondayOf(min) <= today)}
          />
        </Calendar>
      </AriaLocale>
    </div>
  )
}

const oneMonth = { months: 1 }
const twoWeeks = { weeks: 2 }

interface DaysProps extends Pick<MonthCalendarProps, 'days' | 'today'> {
  /** Accessible name of the grid. */
  label: string
  isWeeks: boolean
}

function Days({ label, days, today, isWeeks }: DaysProps) {
  return (
    <CalendarGrid
      className={cx(
        'cal border-separate [border-spacing:3px] table-fixed -mx-[3px] w-[calc(100%+6px)] [&_th]:text-sm/normal [&_th]:font-semibold [&_th]:text-muted [&_th]:py-1 [&_th]:px-0 [&_th]:text-center [&_td]:p-0',
        isWeeks && '[&_.cal-day]:min-h-15!',
      )}
      weekdayStyle="short"
      // The library names two weeks by the first month alone.
      render={(props) => <table {...props} aria-label={label} />}
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <DayCell
            date={date}
            day={days.get(date.toString())}
            today={today}
            isNewMonth={isWeeks && date.day === 1}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

interface HeadProps extends Pick<MonthCalendarProps, 'month' | 'min' | 'loading' | 'onMonth'> {
  title: string
}

function MonthHead({ title, month, min, loading, onMonth }: HeadProps) {
  const t = useText()
  return (
    <div className="cal-head flex items-center justify-between gap-2 mb-2 [&_.btn-icon:disabled]:opacity-40 [&_.btn-icon:disabled]:cursor-default">
      <h2 className="h2" aria-live="polite">
        {title}
      </h2>
      <div className="flex items-center gap-1">
        {loading && <Spinner />}
        <IconButton
          icon="chevron-left"
          label={t('UI.CALENDAR_PREVIOUS')}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          icon="chevron-right"
          label={t('UI.CALENDAR_NEXT')}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
    </div>
  )
}
