import { useText } from '@portico/core/i18n/useText'
import type { Appointment, VideoConsultation } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatRelativeHeadingDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { AskNotifications } from '@portico/calls/notify/AskNotifications'
import { VisitFrame } from './VisitFrame'
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
    <VisitFrame
      id="next-visit-title"
      heading={t('CALLS.NEXT')}
      day={t('CALLS.AT', { day: formatRelativeHeadingDay(appointment.startDate, zone, language) })}
      start={appointment.startDate}
      time={time}
      clock={<ClockWords className="text-muted" clocks={clocks} start={appointment.startDate} />}
      name={name}
      thumbnailId={appointment.doctor?.thumbnailId}
      detail={detail}
    >
      <VisitState consultation={consultation} name={name} now={now} zone={zone} />
      <AskNotifications />
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Link className="link" to="videoConsultation.videoCheck" params={{ id: String(appointment.id) }}>
          {t(consultation.readiness ? 'CALLS.CHECK_AGAIN' : 'CALLS.CHECK_LINK')}
        </Link>
        <Link className="link" to="videoConsultation.bookedAppointments">
          {t('CALLS.SEE')}
        </Link>
      </p>
    </VisitFrame>
  )
}
