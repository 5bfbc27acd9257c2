import { useText } from '@portico/core/i18n/useText'
import type { Consultation } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { isPending } from './isPending'
import type { TextKey } from '../texts'

/** What comes after a visit: the appointment that was made in it. Nothing for what other systems wrote. */
export function NextStep({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const { appointmentId, followUp } = consultation
  if (appointmentId == null) return null
  const zone = followUp?.zone ?? browserZone()
  return (
    <section className="stack gap-2">
      <h2 className="h3">{t('RECORDS.NEXT_STEP')}</h2>
      {followUp && followUp.state !== 'over' ? (
        <p>
          <time className="font-strong" dateTime={followUp.startDate}>
            {formatDate(followUp.startDate, zone)}, {formatTime(followUp.startDate, zone)}
          </time>{' '}
          · {t(followUp.isOnline ? 'RECORDS.ONLINE' : 'RECORDS.IN_PERSON')}.{' '}
          {t(followUp.state === 'proposed' ? 'RECORDS.FOLLOW_UP_PROPOSED' : 'RECORDS.FOLLOW_UP_BOOKED')}{' '}
          <Link className="link" to="videoConsultation.bookedAppointments">
            {t('RECORDS.ALL_APPOINTMENTS')}
          </Link>
        </p>
      ) : (
        <p>
          {t(isPending(consultation) ? 'RECORDS.NEXT_PENDING' : 'RECORDS.NEXT_NOTHING')}{' '}
          <Link className="link" to="videoConsultation.bookedAppointments">
            {t('RECORDS.ALL_APPOINTMENTS')}
          </Link>
        </p>
      )}
    </section>
  )
}
