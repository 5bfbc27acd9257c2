import { buttonClass } from '@portico/core/ui/actions/Button'
import { useBookingText } from '@portico/booking/texts'
import type { Appointment } from '@schemas/generated/entities'
import { calendarLinks } from './calendarLinks'

/** Links that open a new entry for the appointment in the calendars of others, in a tab of their own. */
export function CalendarButtons({ appointment }: { appointment: Appointment }) {
  const t = useBookingText()
  const { startDate, duration, doctor, providerName, centro } = appointment
  if (!duration) return null
  const links = calendarLinks({
    title: t('BOOKING.CALENDAR.ENTRY', { doctor: doctor?.fullName ?? providerName ?? '' }),
    start: startDate,
    end: new Date(Date.parse(startDate) + duration * 60_000).toISOString(),
    location: centro ?? '',
  })
  return (
    <p className="flex flex-wrap gap-2">
      {(['google', 'outlook'] as const).map((place) => (
        <a
          key={place}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={links[place]}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(`BOOKING.CALENDAR.${place}`)}
        </a>
      ))}
    </p>
  )
}
