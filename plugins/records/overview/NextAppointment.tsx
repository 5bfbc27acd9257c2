import { useText } from '@portico/core/i18n/useText'
import { AppointmentStatus, AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatRelativeDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { useHref } from '@portico/core/routing/useHref'
import { Card } from '@portico/core/ui/layout/Card'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { TextKey } from '../texts'

/** The next appointment, where the portal has appointments; nothing without any. */
export function NextAppointment() {
  const hasList = useHref()('videoConsultation.bookedAppointments') !== null
  const now = useNow()
  const { data = [] } = useApi('GET api/appointments/', hasList ? { quiet: true } : null)
  const next = nextOf(data, now)
  return next ? <Next appointment={next} /> : null
}

const MINUTE_MS = 60_000

/** The booked appointment that comes first, or that has begun and not ended. */
const nextOf = (appointments: readonly Appointment[], now: number): Appointment | undefined =>
  appointments
    .filter(
      ({ status, startDate, duration }) =>
        status === AppointmentStatus.booked && Date.parse(startDate) + (duration ?? 0) * MINUTE_MS > now,
    )
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))[0]

function Next({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { startDate, doctor, providerName, specialtyName, serviceName, appointmentType, centro } = appointment
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const isOnline = appointmentType === AppointmentType.online
  const where = isOnline ? t('RECORDS.ONLINE') : (centro ?? t('RECORDS.IN_PERSON'))
  return (
    <Card as="section" tone="deep" className="stack gap-2" aria-labelledby="records-next">
      <h2 className="text-sm/normal font-semibold text-muted" id="records-next">
        {t('RECORDS.NEXT_APPOINTMENT')}
      </h2>
      <p className="h2">
        <time dateTime={startDate}>
          {formatRelativeDay(startDate, zone, language)}, {time}
        </time>
      </p>
      <ClockWords className="text-muted" clocks={clocks} start={startDate} />
      <p>
        {[doctor?.fullName ?? providerName, specialtyName ?? serviceName, where].filter(Boolean).join(' · ')}
      </p>
      <p>
        <Link className="link" to="videoConsultation.bookedAppointments">
          {t('RECORDS.ALL_APPOINTMENTS')}
        </Link>
      </p>
    </Card>
  )
}
