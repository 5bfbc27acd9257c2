import { useText } from '@portico/core/i18n/useText'
import type { Appointment, VideoConsultation } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatRelativeHeadingDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Arches } from '@portico/core/ui/media/Arches'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Card } from '@portico/core/ui/layout/Card'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { AskNotifications } from '@portico/calls/notify/AskNotifications'
import { VisitState } from './VisitState'
import type { TextKey } from '../texts'

interface Props {
  appointment: Appointment
  consultation: VideoConsultation
  now: number
}

/** The next video visit, and the button to join it when its time has come. */
export function NextVisitCard({ appointment, consultation, now }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const name = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  const detail = [
    appointment.specialtyName ?? appointment.serviceName,
    appointment.duration && t('CALLS.MINUTES', { count: appointment.duration }),
  ]
  return (
    <Card as="section" tone="deep" className="calls-next" aria-labelledby="next-visit-title">
      <div className="calls-next-top">
        <div className="stack gap-2">
          <h2 className="text-sm/normal font-semibold text-muted" id="next-visit-title">
            {t('CALLS.NEXT')}
          </h2>
          <p className="h2">
            {t('CALLS.AT', { day: formatRelativeHeadingDay(appointment.startDate, zone, language) })}
          </p>
          <time className="calls-next-time" dateTime={appointment.startDate}>
            {time}
          </time>
          <ClockWords className="text-muted" clocks={clocks} start={appointment.startDate} />
        </div>
        <Arches className="calls-next-face">
          <Avatar name={name} thumbnailId={appointment.doctor?.thumbnailId} size="xl" />
        </Arches>
      </div>
      <div className="calls-next-who stack">
        <div>
          <p className="h3">{name}</p>
          <p className="text-muted">{detail.filter(Boolean).join(' · ')}</p>
        </div>
        <VisitState consultation={consultation} name={name} now={now} zone={zone} />
        <AskNotifications />
        <p className="flex items-center gap-3 flex-wrap calls-next-links">
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
