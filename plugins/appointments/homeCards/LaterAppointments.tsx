import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatLongDay } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useUpcomingAppointments } from '../api'
import { useNow } from '@portico/core/format/useNow'
import { appointmentsInTab, isBooked } from '../rules'
import { OtherClocks } from '@portico/booking/OtherClocks'
import './homeCards.css'
import type { TextKey } from '../texts'

/** The appointments after the next one, on desktops only. */
export default function LaterAppointments() {
  const t = useText<TextKey>()
  const now = useNow()
  const { data, error } = useUpcomingAppointments()
  if (error) return null
  return (
    <Card as="section" flush className="max-desk:hidden" aria-labelledby="later-title">
      <CardHead>
        <h2 className="h2" id="later-title">
          {t('HOME.LATER')}
        </h2>
        <Link className="link" to="videoConsultation.bookedAppointments">
          {t('HOME.LATER_ALL')}
        </Link>
      </CardHead>
      {data ? (
        <LaterList appointments={appointmentsInTab(data, 'upcoming', now).filter(isBooked).slice(1, 4)} />
      ) : (
        <LaterSkeleton />
      )}
    </Card>
  )
}

const LaterSkeleton = () => (
  <div className="py-4 px-6 hairline-t">
    <Skeleton />
  </div>
)

function LaterList({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useText<TextKey>()
  if (appointments.length === 0)
    return <p className="py-4 px-6 hairline-t text-muted">{t('HOME.LATER_EMPTY')}</p>
  return (
    <ul className="list hairline-t">
      {appointments.map((appointment) => (
        <LaterItem key={appointment.id} appointment={appointment} />
      ))}
    </ul>
  )
}

function LaterItem({ appointment }: { appointment: Appointment }) {
  const { language } = useLanguage()
  const { startDate, doctor, providerName, specialtyName, serviceName } = appointment
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  return (
    <li>
      <Link className="list-row" to="videoConsultation.bookedAppointments">
        <span className="min-w-0 flex-1 stack gap-1">
          <time className="figures font-strong" dateTime={startDate}>
            {formatLongDay(startDate, zone, language)}, {time}
          </time>
          <span>{doctor?.fullName ?? providerName}</span>
          <span className="text-sm text-muted">{specialtyName ?? serviceName}</span>
        </span>
        <Icon name="chevron-right" size="s" />
      </Link>
      <OtherClocks className="text-sm text-muted pt-0 px-6 pb-4" clocks={clocks} start={startDate} />
    </li>
  )
}
