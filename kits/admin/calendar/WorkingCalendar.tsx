import { useState, type ReactNode } from 'react'
import { addDays, monthOf } from '@portico/core/format/calendarDate'
import { useNow } from '@portico/core/format/useNow'
import { localDate, browserZone } from '@portico/core/format/dates'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { CalendarEditor } from './CalendarEditor'
import { monthsToLoad, weekDates } from './model/dates'
import { useDayEdits } from './state/useDayEdits'
import { useSavedCalendar } from './state/useSavedCalendar'
import { useCalendarText } from './texts'
import { RecordPage } from '../frame/RecordPage'

interface Props {
  doctorId: number
  /** Whether it is the calendar of the doctor who signed in. */
  isOwn?: boolean
}

/** The working calendar of a doctor, for administrators and for the doctor. Place it in `CalendarFrame`. */
export function WorkingCalendar({ doctorId, isOwn = false }: Props) {
  const t = useCalendarText()
  const now = useNow()
  const [view, setView] = useState(() => {
    const date = localDate(Date.now(), browserZone())
    return { date, month: monthOf(date) }
  })
  const edits = useDayEdits(doctorId)
  const week = weekDates(view.date)
  const { calendar, error, isLoading, retry } = useSavedCalendar(
    doctorId,
    // Edits in other months are compared with their saved state, so those months are loaded too. A night of the last day ends
    // on the day after the week.
    monthsToLoad(view.month, [...week, addDays(view.date, 7), ...edits.dates]),
  )
  // The previous week stays visible until the next one is loaded.
  const [shownDate, setShownDate] = useState<string | null>(null)
  const isLoaded = calendar !== null && week.every((date) => calendar.isLoaded(date))
  if (isLoaded && shownDate !== view.date) setShownDate(view.date)
  return (
    <>
      {!calendar && error && (
        <ErrorState
          title={t('ADMIN.CALENDAR.FAILED')}
          text={t('ADMIN.CALENDAR.FAILED_HINT')}
          busy={isLoading}
          onRetry={() => void retry()}
        />
      )}
      {!shownDate && !error && <CalendarSkeleton />}
      {calendar && shownDate && (
        <CalendarEditor
          key={doctorId}
          date={shownDate}
          month={view.month}
          {...{ doctorId, isOwn, edits }}
          saved={calendar}
          today={localDate(now, calendar.zone)}
          onView={(change) => setView({ ...view, ...change })}
        />
      )}
    </>
  )
}

const rows = [1, 2, 3, 4, 5, 6, 7]

const CalendarSkeleton = () => (
  <Loading>
    {rows.map((row) => (
      <Skeleton key={row} shape="block" height="2.875rem" />
    ))}
  </Loading>
)

/** The frame of a working calendar. `isInPage`: inside a page of the portal, and not a page of the administration. */
export function CalendarFrame({ isInPage, children }: { isInPage?: boolean; children: ReactNode }) {
  return <RecordPage look={isInPage ? 'inPage' : 'calendar'}>{children}</RecordPage>
}
