import { parseDate, type CalendarDate } from '@internationalized/date'
import { use, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Button as AriaButton } from 'react-aria-components/Button'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { dateFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { AriaLocale } from '@portico/core/ui/aria'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import type { DateRange } from './range'

interface Props {
  label: string
  /** Null while the range is invalid. */
  range: DateRange | null
  /** The last day that can be chosen, YYYY-MM-DD. */
  max: string
  onChange: (range: DateRange) => void
}

/** Calendar of a range, two months on wide screens. Arrow keys move the focus, Enter chooses the first and the last day. */
export function RangeMonths({ label, range, max, onChange }: Props) {
  const months = useIsDesktop() ? 2 : 1
  const value = range && { start: parseDate(range.start), end: parseDate(range.end) }
  const of = `${range?.start} ${range?.end}`
  const [visited, setVisited] = useState<{ of: string; to: CalendarDate }>()
  // A new range resets the focused date.
  const focused = visited?.of === of ? visited.to : (value?.end ?? parseDate(max))
  return (
    <AriaLocale>
      <RangeCalendar
        key={months}
        className="relative grid gap-3 items-start desk:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto]"
        aria-label={label}
        value={value}
        focusedValue={focused}
        onFocusChange={(to) => setVisited({ of, to })}
        maxValue={parseDate(max)}
        visibleDuration={{ months }}
        selectionAlignment="end"
        firstDayOfWeek="mon"
        onChange={(chosen) =>
          chosen && onChange({ start: chosen.start.toString(), end: chosen.end.toString() })
        }
      >
        <MonthButton to="previous" />
        {Array.from({ length: months }, (_, offset) => (
          <Month key={offset} offset={offset} />
        ))}
        <MonthButton to="next" />
      </RangeCalendar>
    </AriaLocale>
  )
}

function MonthButton({ to }: { to: 'previous' | 'next' }) {
  const t = useText()
  return (
    <AriaButton
      slot={to}
      className={iconButtonClass(
        cx('absolute top-0 desk:static data-disabled:opacity-40', to === 'previous' ? 'left-0' : 'right-0'),
      )}
      aria-label={t(to === 'previous' ? 'UI.CALENDAR_PREVIOUS' : 'UI.CALENDAR_NEXT')}
    >
      <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} />
    </AriaButton>
  )
}

function Month({ offset }: { offset: number }) {
  const { language } = useLanguage()
  const first = use(RangeCalendarStateContext)?.visibleRange.start.add({ months: offset })
  return (
    <div>
      <p className="min-h-11 [line-height:2.75rem] font-strong text-center" aria-hidden="true">
        {first && monthName(first, language)}
      </p>
      <CalendarGrid
        className="w-full border-separate [border-spacing:0_2px] table-fixed [&_td]:p-0"
        offset={{ months: offset }}
        weekdayStyle="narrow"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-6.5 text-[0.875rem] font-semibold text-muted text-center">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              className="grid place-items-center min-h-tap rounded-control figures cursor-pointer hover:bg-sunken data-selected:bg-brand-soft data-selected:rounded-none [&:is([data-selection-start],_[data-selection-end])]:bg-brand [&:is([data-selection-start],_[data-selection-end]):not([data-disabled])]:text-on-brand [&:is([data-selection-start],_[data-selection-end])]:font-strong [&:is([data-selection-start],_[data-selection-end])]:rounded-control data-disabled:text-muted data-disabled:cursor-default data-outside-month:invisible"
              date={date}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

const monthName = (first: CalendarDate, language: string) =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first.toDate('UTC'))
