import { useText } from '@portico/core/i18n/useText'
import { cx } from '@portico/core/ui/cx'
import { Suspense } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatNumericDate } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { useNow } from '@portico/core/format/useNow'
import { isBooked, isProposed, isUnpaid, minutesUntil } from '../rules'
import { ActForActions } from '../family/ActForActions'
import { ForPerson } from '../family/ForPerson'
import type { ListedPerson } from '../family/listedPerson'
import { canChange, placeName } from './rules'
import { OtherClocks } from '@portico/booking/OtherClocks'
import { AppointmentChips } from './AppointmentChips'
import { ItemCard } from './ItemCard'
import { AppointmentActions } from './AppointmentActions'
import { DayTile } from './DayTile'
import type { TextKey } from '../texts'

/** Few appointments wait for an insurer. */
const PolicyNote = lazyComponent(() => import('../policies/PolicyNote'))

interface Props {
  appointment: Appointment
  onCancel: (appointment: Appointment) => void
  /** In the list of a family, whose it is. Only the person’s own are changed here; for the others somebody acts. */
  person?: ListedPerson | undefined
}

/** An appointment of the list with its actions. */
export function AppointmentItem({ appointment, onCancel, person }: Props) {
  const now = useNow()
  const starting = isBooked(appointment) ? minutesUntil(appointment, now) : null
  const isOver = !isBooked(appointment) && !isProposed(appointment, now) && !isUnpaid(appointment, now)
  const off = isOver || (Date.parse(appointment.startDate) < now && starting === null)
  return (
    <li>
      <ItemCard labelledBy={`a${appointment.id}`} isNow={starting !== null}>
        <AppointmentWhen appointment={appointment} off={off} />
        <AppointmentWhat appointment={appointment} minutes={starting} muted={isOver} person={person} />
        {person?.id === undefined ? (
          <AppointmentActions
            appointment={appointment}
            changeable={canChange(appointment, now)}
            onCancel={onCancel}
          />
        ) : (
          <ActForActions appointment={appointment} person={person} />
        )}
      </ItemCard>
    </li>
  )
}

function AppointmentWhen({ appointment, off }: { appointment: Appointment; off: boolean }) {
  return (
    <DayTile
      start={appointment.startDate}
      zone={appointmentClocks(appointment, browserZone())[0].zone}
      off={off}
    />
  )
}

function AppointmentWhat({
  appointment,
  minutes,
  muted,
  person,
}: {
  appointment: Appointment
  minutes: number | null
  muted: boolean
  person: ListedPerson | undefined
}) {
  const t = useText<TextKey>()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ date, time }] = clocks
  const detail = [
    appointment.specialtyName ?? appointment.serviceName,
    placeName(appointment) ??
      (appointment.duration ? t('BOOKEDAPPOINTMENTS.MINUTES', { count: appointment.duration }) : null),
  ]
  return (
    <div className="stack gap-2">
      {person && <ForPerson person={person} />}
      <div>
        <p className={cx('text-xl/[1.25] font-bold', muted && 'text-muted')}>
          <time dateTime={appointment.startDate}>
            <span className="sr-only">{formatNumericDate(date)} </span>
            {time}
          </time>
        </p>
        <OtherClocks className="text-sm text-muted" clocks={clocks} start={appointment.startDate} />
        <h2 className="h3" id={`a${appointment.id}`}>
          {appointment.doctor?.fullName ?? appointment.providerName ?? appointment.serviceName}
        </h2>
        <p className="text-muted">{detail.filter(Boolean).join(' · ')}</p>
      </div>
      <AppointmentChips appointment={appointment} minutes={minutes} />
      {!muted && appointment.policyCheck && (
        <Suspense fallback={null}>
          <PolicyNote appointment={appointment} />
        </Suspense>
      )}
      {appointment.answers?.map(({ id, label, text }) => (
        <p key={id} className="text-sm wrap-anywhere">
          {label} <span className="font-strong">{text}</span>
        </p>
      ))}
      {appointment.notes && (
        <p className="text-sm wrap-anywhere">{t('BOOKEDAPPOINTMENTS.NOTES', { notes: appointment.notes })}</p>
      )}
    </div>
  )
}
