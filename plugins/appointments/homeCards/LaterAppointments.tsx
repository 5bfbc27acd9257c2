import type { Appointment } from '@schemas/generated/entities'
import { formatLongDay, formatTime } from '@core/format/dates'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Card } from '@core/ui/layout/Card'
import { Icon } from '@core/ui/media/Icon'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import type es from '../locales/es.json'
import { useUpcomingAppointments } from '../api'
import { useNow } from '@core/format/useNow'
import { browserZone } from '@core/format/zone'
import { appointmentsInTab } from '../rules'
import './homeCards.css'

/** The appointments after the next one, on desktops only. */
export default function LaterAppointments() {
  const t = useText<keyof typeof es>()
  const now = useNow()
  const { data, error } = useUpcomingAppointments()
  if (error) return null
  return (
    <Card as="section" flush className="desk-only" aria-labelledby="later-title">
      <div className="card-head">
        <h2 className="h2" id="later-title">
          {t('HOME.LATER')}
        </h2>
        <Link className="link" to="videoConsultation.bookedAppointments">
          {t('HOME.LATER_ALL')}
        </Link>
      </div>
      {data ? (
        <LaterList appointments={appointmentsInTab(data, 'upcoming', now).slice(1, 4)} />
      ) : (
        <LaterSkeleton />
      )}
    </Card>
  )
}

const LaterSkeleton = () => (
  <div className="later-note">
    <Skeleton />
  </div>
)

function LaterList({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const zone = browserZone()
  if (appointments.length === 0) return <p className="later-note muted">{t('HOME.LATER_EMPTY')}</p>
  return (
    <ul className="list list-under-head">
      {appointments.map(({ id, startDate, ...appointment }) => (
        <li key={id}>
          <Link className="list-item" to="videoConsultation.bookedAppointments">
            <span className="grow stack stack-1">
              <time className="num strong" dateTime={startDate}>
                {formatLongDay(startDate, zone, language)}, {formatTime(startDate, zone)}
              </time>
              <span>{appointment.doctor?.fullName ?? appointment.providerName}</span>
              <span className="small muted">{appointment.specialtyName ?? appointment.serviceName}</span>
            </span>
            <Icon name="chevron-right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
