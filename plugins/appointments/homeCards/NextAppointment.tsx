import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { useBookingEntry } from '@portico/booking/useEntry'
import { browserZone, formatRelativeHeadingDay } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Arches } from '@portico/core/ui/media/Arches'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Icon } from '@portico/core/ui/media/Icon'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useUpcomingAppointments } from '../api'
import { useNow } from '@portico/core/format/useNow'
import { appointmentsInTab, isBooked, isJoinable, minutesUntil } from '../rules'
import { OtherClocks } from '@portico/booking/OtherClocks'
import { ListError } from '../list/ListError'
import './homeCards.css'
import type { TextKey } from '../texts'

/** The next appointment, on the dark card of the home screen. */
export default function NextAppointment() {
  const now = useNow()
  const { data, error, mutate } = useUpcomingAppointments()
  if (!data)
    return error ? <ListError onRetry={() => void mutate()} /> : <Skeleton shape="block" height="100%" />
  const next = appointmentsInTab(data, 'upcoming', now).find(isBooked)
  return next ? <NextCard appointment={next} /> : <NoAppointment />
}

function NextCard({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const name = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  return (
    <Card
      as="section"
      tone="deep"
      className="relative overflow-hidden grid gap-5 content-between desk:grid-cols-[1fr_12rem] desk:gap-y-5 desk:gap-x-6 desk:p-8"
      aria-labelledby="next-title"
    >
      <div className="flex flex-wrap gap-3 items-end desk:contents">
        <div className="desk:col-1 stack gap-2 flex-[1_1_8.75rem]">
          <h2 className="text-sm/normal font-semibold text-muted" id="next-title">
            {t('HOME.NEXT')}
          </h2>
          <p className="flex flex-wrap items-center gap-2 desk:items-baseline">
            <span className="h2">
              {t('HOME.NEXT_AT', { day: formatRelativeHeadingDay(appointment.startDate, zone, language) })}
            </span>{' '}
            <time className="next-time" dateTime={appointment.startDate}>
              {time}
            </time>
          </p>
          <OtherClocks className="text-muted" clocks={clocks} start={appointment.startDate} />
        </div>
        <Arches className="next-face">
          <Avatar name={name} thumbnailId={appointment.doctor?.thumbnailId} size="xl" />
        </Arches>
      </div>
      <AppointmentDetails appointment={appointment} name={name} />
      <CardActions appointment={appointment} />
    </Card>
  )
}

function AppointmentDetails({ appointment, name }: { appointment: Appointment; name: string }) {
  const t = useText<TextKey>()
  const online = appointment.appointmentType === AppointmentType.online
  const detail = [
    appointment.specialtyName ?? appointment.serviceName,
    t(online ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON'),
    online && appointment.duration
      ? t('BOOKEDAPPOINTMENTS.MINUTES', { count: appointment.duration })
      : appointment.centro,
  ]
  return (
    <div className="hairline-t border-deep-line relative bg-deep my-0 -mx-5 pt-4 pb-0 px-5 desk:[border:0] desk:p-0 desk:m-0 desk:col-1 desk:[background:none]">
      <p className="h3">{name}</p>
      <p className="text-muted">{detail.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function CardActions({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const now = useNow()
  const minutes = minutesUntil(appointment, now)
  const canJoin = isJoinable(appointment, now)
  return (
    <div className="grid gap-4 max-desk:-mt-2 desk:col-1 desk:justify-items-start desk:[&_.btn-block]:w-auto">
      {minutes !== null && (
        <p>
          <Chip tone="accent" icon="clock">
            {t('BOOKEDAPPOINTMENTS.IN_MINUTES', { count: minutes })}
          </Chip>
        </p>
      )}
      <Link
        to={canJoin ? 'videoConsultation.videoCall' : 'videoConsultation.bookedAppointments'}
        className={buttonClass({ variant: 'accent', size: 'lg', block: true })}
      >
        <Icon name={canJoin ? 'video' : 'calendar-check'} />{' '}
        <span>{t(canJoin ? 'BOOKEDAPPOINTMENTS.JOIN' : 'HOME.NEXT_SEE')}</span>
      </Link>
    </div>
  )
}

function NoAppointment() {
  const t = useText<TextKey>()
  const entry = useBookingEntry()
  return (
    <Card flush>
      <EmptyState
        icon="calendar"
        title={t('HOME.NEXT_EMPTY')}
        text={t('HOME.NEXT_EMPTY_HINT')}
        action={
          entry && (
            <Link to={entry.route} className={buttonClass({ variant: 'primary' })}>
              <Icon name="calendar-plus" /> <span>{t('MENU.BOOK_APPOINTMENT')}</span>
            </Link>
          )
        }
      />
    </Card>
  )
}
