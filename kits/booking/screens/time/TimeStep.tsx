import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localDate, startOfDay } from '@portico/core/format/dates'
import { useBookingText } from '../../texts'
import { Card } from '@portico/core/ui/layout/Card'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { MonthCalendar } from '@portico/core/ui/calendar/MonthCalendar'
import { groupByDay, dayToShow } from '../../slots/slots'
import { calendarPage, isOnPage } from '../../slots/calendarPage'
import { usePageTitle } from '../../slots/usePageTitle'
import { daysRange } from '../../slots/wireTime'
import { shownZone } from '../../slots/slotClocks'
import { useEarliest, useFreeSlots } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import { WaitingInvitation } from '../../waiting/WaitingInvitation'
import { DaySlots } from './DaySlots'
import { EmptyPage } from './EmptyPage'
import { NoDates } from './NoDates'
import { CurrentAppointment } from '../CurrentAppointment'
import { StepHead } from '../StepHead'

/** The time step: the earliest free day first, a month or two weeks with their free days, and the slots of a day. */
export function TimeStep({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const zone = shownZone(booking.draft, booking.context.zone)
  const [today] = useState(() => localDate(Date.now(), zone))
  const earliest = useEarliest(booking, startOfDay(today, zone))
  useReportDates(booking, earliest.data)
  const { slot } = booking.draft
  const first = slot?.start ?? earliest.data?.start
  const starts = [slot?.start, earliest.data?.start].flatMap((start) => start ?? [])
  return (
    <>
      <StepHead booking={booking} />
      <CurrentAppointment booking={booking} />
      {earliest.error && !earliest.data ? (
        <ErrorState title={t('BOOKING.SLOTS_FAILED')} onRetry={() => void earliest.mutate()} />
      ) : earliest.data === null && !slot ? (
        <NoDates booking={booking} />
      ) : first ? (
        <>
          <DayPicker
            booking={booking}
            today={today}
            first={localDate(first, zone)}
            min={minDate(
              today,
              starts.map((start) => localDate(start, zone)),
            )}
          />
          <WaitingInvitation booking={booking} first={earliest.data?.start ?? first} />
        </>
      ) : (
        <LoadingDays />
      )}
    </>
  )
}

interface DaysProps {
  booking: Booking
  /** Today on the calendar that is shown, YYYY-MM-DD. */
  today: string
  /** The initial day, YYYY-MM-DD. */
  first: string
  /** The first day that can be reached, YYYY-MM-DD. */
  min: string
}

/** Today, or the earliest of some days that come later. All YYYY-MM-DD. */
function minDate(today: string, days: readonly string[]): string {
  const [first = today] = days.toSorted()
  return first > today ? first : today
}

/** A page of the calendar and the slots of one day. */
function DayPicker({ booking, today, first, min }: DaysProps) {
  const t = useBookingText()
  const zone = shownZone(booking.draft, booking.context.zone)
  const [month, setMonth] = useState(first.slice(0, 7))
  const [picked, setPicked] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = calendarPage(month, min)
  const title = usePageTitle(page)
  const { data, error, mutate } = useFreeSlots(booking, booking.draft, daysRange(page.first, page.last, zone))
  const days = groupByDay(data ?? [], zone)
  const day = data ? dayToShow([...days.keys()], picked) : isOnPage(picked, page) ? picked : undefined
  const take = (date: string) => {
    // Render the heading with the day before it takes the focus.
    flushSync(() => {
      if (!isOnPage(date, page)) setMonth(date.slice(0, 7))
      setPicked(date)
    })
    heading.current?.focus()
  }
  if (error && !data) return <ErrorState title={t('BOOKING.SLOTS_FAILED')} onRetry={() => void mutate()} />
  return (
    <div className="grid gap-6 [&>*]:min-w-0 desk:grid-cols-[minmax(0,1fr)_19.5rem] desk:items-start">
      <Card
        as="section"
        aria-label={title}
        className="max-desk:p-0 max-desk:[border:0] max-desk:[background:none] max-desk:[box-shadow:none] desk:[&_.cal-day]:min-h-14"
      >
        <MonthCalendar
          label={t('BOOKING.TITLE.TIME')}
          month={month}
          weeks={page.isWeeks ? { last: page.last, title } : undefined}
          days={new Map([...days].map(([date, slots]) => [date, { free: slots.length }]))}
          selected={day}
          min={min}
          today={today}
          loading={!data}
          onMonth={setMonth}
          onSelect={take}
        />
        {data?.length === 0 && <EmptyPage booking={booking} page={page} onDay={take} />}
      </Card>
      <DaySlots booking={booking} day={day} slots={data && (days.get(day ?? '') ?? [])} heading={heading} />
    </div>
  )
}

function useReportDates({ state, reportDates: tellDates }: Booking, earliest: object | null | undefined) {
  const reportDates = useEffectEvent((found: boolean) => {
    if (found === (state.phase === 'noDates')) tellDates(found)
  })
  useEffect(() => {
    if (earliest !== undefined) reportDates(earliest !== null)
  }, [earliest])
}

function LoadingDays() {
  return (
    <Loading>
      <div className="grid gap-6 [&>*]:min-w-0 desk:grid-cols-[minmax(0,1fr)_19.5rem] desk:items-start">
        <Skeleton shape="block" height="29rem" />
        <Skeleton shape="block" height="18rem" />
      </div>
    </Loading>
  )
}
