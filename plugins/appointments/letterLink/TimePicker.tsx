import { useState, type ReactNode } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { zoneShortName } from '@schemas/time/zoneNames'
import { calendarPage } from '@portico/booking/slots/calendarPage'
import { dayToShow, groupByDay, groupByPart } from '@portico/booking/slots/slots'
import { usePageTitle } from '@portico/booking/slots/usePageTitle'
import { browserZone, formatHeadingDay, localDate, startOfDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { MonthCalendar } from '@portico/core/ui/calendar/MonthCalendar'
import { SlotPicker } from '@portico/core/ui/calendar/SlotPicker'
import { errorClass } from '@portico/core/ui/forms/inputClass'
import { useLinkText } from './texts'

interface Props {
  appointment: Appointment
  /** Free instants, earliest first; at least one. */
  times: readonly string[]
  isBusy: boolean
  onMove: (start: string) => void
  /** Above the button. */
  children: ReactNode
}

/** A day of the free ones, then a time of that day, on the clock that counts for the appointment. */
export function TimePicker({ appointment, times, isBusy, onMove, children }: Props) {
  const t = useLinkText()
  const { language } = useLanguage()
  const clocksOf = (startDate: string) => appointmentClocks({ ...appointment, startDate }, browserZone())
  const [{ zone }] = clocksOf(appointment.startDate)
  const days = groupByDay(
    times.map((start) => ({ start, zone })),
    zone,
  )
  const [first = ''] = days.keys()
  const [month, setMonth] = useState(first.slice(0, 7))
  const [picked, setPicked] = useState(first)
  const [start, setStart] = useState<string | null>(null)
  const today = localDate(useNow(), zone)
  const [isAsked, setIsAsked] = useState(false)
  const page = calendarPage(month, first)
  const title = usePageTitle(page)
  const day = dayToShow([...days.keys()], picked) ?? first
  const isFree = start !== null && times.includes(start)
  const label = formatHeadingDay(startOfDay(day, zone), zone, language)
  const groups = [...groupByPart(days.get(day) ?? [], zone, language)].map(([part, slots]) => ({
    id: part,
    label: t(`UI.SLOTS_${part}`),
    slots: slots.map((slot) => {
      const [own, other] = clocksOf(slot.start)
      return {
        value: slot.start,
        time: own.time,
        second: other && `${other.time} ${zoneShortName(other.zone, language)}`,
      }
    }),
  }))
  return (
    <div className="stack gap-5">
      <MonthCalendar
        label={t('LETTER_LINK.MOVE_DAY')}
        month={month}
        weeks={page.isWeeks ? { last: page.last, title } : undefined}
        days={new Map([...days].map(([date, slots]) => [date, { free: slots.length }]))}
        selected={day}
        min={first}
        today={today}
        onMonth={setMonth}
        onSelect={setPicked}
      />
      <h2 className="h2">{label}</h2>
      <SlotPicker label={label} groups={groups} value={start} onChange={setStart} />
      <div className="stack gap-2 empty:hidden" role="alert">
        {isAsked && !isFree && <p className={errorClass}>{t('LETTER_LINK.MOVE_PICK')}</p>}
      </div>
      {children}
      <Button
        size="lg"
        busy={isBusy}
        busyText={t('LETTER_LINK.MOVE_BUSY')}
        onClick={() => (isFree ? onMove(start) : setIsAsked(true))}
      >
        {t('LETTER_LINK.MOVE')}
      </Button>
    </div>
  )
}
