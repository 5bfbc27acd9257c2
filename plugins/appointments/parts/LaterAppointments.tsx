import { formatLongDay, formatTime } from '@core/format/dates'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Card } from '@core/ui/Card'
import { Icon } from '@core/ui/Icon'
import type es from '../locales/es.json'
import { useComingAppointments } from '../api'
import { useNow } from '@core/format/useClock'
import { ownZone } from '@core/format/zoned'
import { inTab } from '../rules'
import './next.css'

/** The appointments after the next one, where there is room for them. */
export default function LaterAppointments() {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const zone = ownZone()
  const { data } = useComingAppointments()
  const later = inTab(data ?? [], 'upcoming', useNow()).slice(1, 4)
  if (later.length === 0) return null
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
      <ul className="list list-under-head">
        {later.map((appointment) => (
          <li key={appointment.id}>
            <Link className="list-item" to="videoConsultation.bookedAppointments">
              <span className="grow stack stack-1">
                <time className="num strong" dateTime={appointment.startDate}>
                  {formatLongDay(appointment.startDate, zone, language)},{' '}
                  {formatTime(appointment.startDate, zone)}
                </time>
                <span>{appointment.doctor?.fullName ?? appointment.providerName}</span>
                <span className="small muted">{appointment.specialtyName ?? appointment.serviceName}</span>
              </span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
