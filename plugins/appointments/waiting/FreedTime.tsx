import { useBookingText, type BookingKey } from '@portico/booking/texts'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment, WaitingWish } from '@schemas/generated/entities'
import {
  browserZone,
  formatRelativeHeadingDay,
  formatSentenceDay,
  formatTime,
} from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { OtherClocks } from '@portico/booking/OtherClocks'
import type { TextKey } from '../texts'
import { useAnswerFreedTime, useWaitingList } from './useWaiting'

/** A freed time that is held for the person, until when, and the buttons that take it or let it go. */
export default function FreedTime({ appointment }: { appointment: Appointment }) {
  const t = useBookingText<TextKey | BookingKey>()
  const { language } = useLanguage()
  const { data } = useWaitingList()
  const wish = data?.find(({ freedTime }) => freedTime?.id === appointment.id)
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const { id, startDate, appointmentType, centro, answerBy = startDate } = appointment
  const how = t(
    appointmentType === AppointmentType.online ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON',
  )
  const what = [appointment.specialtyName ?? appointment.serviceName, how, centro].filter(Boolean)
  const until = {
    time: formatTime(answerBy, browserZone()),
    day: formatSentenceDay(answerBy, browserZone(), language),
  }
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={`freed-${id}`}>
      <h2 className="h2" id={`freed-${id}`}>
        {t('BOOKING.WAITING.FREED')}
      </h2>
      <div>
        <p className="font-strong">
          <time dateTime={startDate}>
            {formatRelativeHeadingDay(startDate, zone, language)}, {time}
          </time>
        </p>
        <OtherClocks className="text-sm text-muted" clocks={clocks} start={startDate} />
        <p>{appointment.doctor?.fullName ?? appointment.providerName}</p>
        <p className="text-muted">{what.join(' · ')}</p>
      </div>
      <p className="text-sm text-pretty">{t('BOOKING.WAITING.HELD', until)}</p>
      {wish && <Answers wish={wish} />}
    </Card>
  )
}

function Answers({ wish }: { wish: WaitingWish }) {
  const t = useBookingText<TextKey | BookingKey>()
  const { isBusy, send } = useAnswerFreedTime(wish)
  const moves = wish.appointment !== null
  return (
    <div className="flex items-center flex-wrap gap-2">
      <Button busy={isBusy} busyText={t('BOOKING.WAITING.TAKING')} onClick={() => void send(true)}>
        {t(moves ? 'BOOKING.WAITING.MOVE' : 'BOOKING.WAITING.TAKE')}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={() => void send(false)}>
        {t(moves ? 'BOOKING.WAITING.STAY' : 'BOOKING.WAITING.DECLINE')}
      </Button>
    </div>
  )
}
