import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { nameWithoutExtension } from '@portico/core/files/saveFile'
import { browserZone, formatHeadingDay } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Arches } from '@portico/core/ui/media/Arches'
import { avatarClass } from '@portico/core/ui/media/Avatar'
import { cx } from '@portico/core/ui/cx'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { TextKey } from '../texts'

interface Props {
  appointment: Appointment
  /** Whose appointment it is; absent: that of the person whose account is used. */
  label?: string | undefined
}

/** The dark card of the confirmation: day and time on the clock that counts, and professional. */
export function AppointmentCard({ appointment, label }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const { documents = [] } = appointment
  const online = appointment.appointmentType === AppointmentType.online
  const how = [
    t(online ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON'),
    appointment.duration ? t('BOOKEDAPPOINTMENTS.MINUTES', { count: appointment.duration }) : null,
  ]
  return (
    <Card
      as="section"
      tone="deep"
      className="relative overflow-hidden grid gap-5 desk:p-8 desk:min-h-88 desk:content-between"
      aria-label={label ?? t('APPOINTMENT_BOOKED.CARD')}
    >
      <div>
        <p className="h3">
          {t('APPOINTMENT_BOOKED.AT', { day: formatHeadingDay(appointment.startDate, zone, language) })}
        </p>
        <p className="text-[3.375rem]/[1.05] [font-weight:750] [letter-spacing:-0.02em]">
          <time dateTime={appointment.startDate}>{time}</time>
        </p>
        <ClockWords className="text-muted" clocks={clocks} start={appointment.startDate} />
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-4 items-end">
        <div>
          <p className="h3">{appointment.doctor?.fullName ?? appointment.providerName}</p>
          <p className="text-muted">{appointment.specialtyName ?? appointment.serviceName}</p>
          <p className="text-muted">{how.filter(Boolean).join(', ')}</p>
          {!online && appointment.centro && <p className="text-muted">{appointment.centro}</p>}
          {documents.length > 0 && (
            <p className="text-muted">
              {t('APPOINTMENT_BOOKED.DOCUMENTS', {
                names: documents.map(({ name }) => nameWithoutExtension(name)).join(', '),
              })}
            </p>
          )}
        </div>
        <Arches className="[--step:0.625rem] me-1 -mb-5 max-desk:[&::after]:hidden desk:[--step:0.9rem] desk:me-4 desk:-mb-8">
          <span
            className={cx(
              avatarClass,
              'w-19 aspect-[8/9] rounded-[999px_999px_0_0] bg-[color-mix(in_srgb,var(--on-deep)_16%,var(--deep))] text-accent desk:w-32 desk:aspect-[5/7]',
            )}
          >
            <Icon name="check" className="size-9 [stroke-width:2.25] desk:size-14" />
          </span>
        </Arches>
      </div>
    </Card>
  )
}
