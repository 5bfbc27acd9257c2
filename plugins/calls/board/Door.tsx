import type { Appointment, VideoConsultation } from '@schemas/generated/entities'
import { formatRelativeDay, formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Arches } from '@core/ui/media/Arches'
import { Avatar } from '@core/ui/media/Avatar'
import { Card } from '@core/ui/layout/Card'
import type es from '../locales/es.json'
import { DoorState } from './DoorState'

interface Props {
  appointment: Appointment
  consultation: VideoConsultation
  now: number
}

/** The next video visit, and the way in when its time has come. */
export function Door({ appointment, consultation, now }: Props) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const zone = browserZone()
  const name = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  const detail = [
    appointment.specialtyName ?? appointment.serviceName,
    appointment.duration && t('CALLS.MINUTES', { count: appointment.duration }),
  ]
  return (
    <Card as="section" tone="deep" className="calls-door" aria-labelledby="door-title">
      <div className="calls-door-top">
        <div className="stack stack-2">
          <h2 className="overline" id="door-title">
            {t('CALLS.NEXT')}
          </h2>
          <p className="h2">
            {t('CALLS.AT', { day: formatRelativeDay(appointment.startDate, zone, language) })}
          </p>
          <time className="calls-door-time" dateTime={appointment.startDate}>
            {formatTime(appointment.startDate, zone)}
          </time>
        </div>
        <Arches className="calls-door-face">
          <Avatar name={name} thumbnailId={appointment.doctor?.thumbnailId} size="xl" />
        </Arches>
      </div>
      <div className="calls-door-who stack">
        <div>
          <p className="h3">{name}</p>
          <p className="muted">{detail.filter(Boolean).join(' · ')}</p>
        </div>
        <DoorState consultation={consultation} name={name} now={now} />
        <p className="row row-wrap calls-door-links">
          <Link className="link" to="videoConsultation.videoCheck" params={{ id: String(appointment.id) }}>
            {t(consultation.readiness ? 'CALLS.CHECK_AGAIN' : 'CALLS.CHECK_LINK')}
          </Link>
          <Link className="link" to="videoConsultation.bookedAppointments">
            {t('CALLS.SEE')}
          </Link>
        </p>
      </div>
    </Card>
  )
}
