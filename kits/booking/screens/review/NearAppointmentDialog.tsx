import type { Appointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { formatHeadingDay } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { Booking } from '../../flow/useBooking'
import { useBookingText } from '../../texts'

interface Props {
  booking: Booking
  /** The other appointment. */
  near: Appointment
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether an appointment within minutes of another one is meant. */
export default function NearAppointmentDialog({ booking, near, onConfirm, onClose }: Props) {
  const t = useBookingText()
  const { zone, language } = booking.context
  const clocks = appointmentClocks(near, zone)
  const values = {
    day: formatHeadingDay(near.startDate, clocks[0].zone, language),
    time: clocks[0].time,
    name: near.doctor?.fullName ?? near.providerName ?? near.specialtyName ?? '',
  }
  const footer = (
    <>
      <Button onClick={onConfirm}>{t('BOOKING.NEAR.CONFIRM')}</Button>
      <Button variant="quiet" onClick={() => booking.goToStep('time')}>
        {t('BOOKING.NEAR.OTHER_TIME')}
      </Button>
    </>
  )
  return (
    <Dialog role="alertdialog" title={t('BOOKING.NEAR.TITLE')} isOpen onClose={onClose} footer={footer}>
      <p className="text-pretty">{t('BOOKING.NEAR.TEXT', values)}</p>
      <ClockWords className="text-muted" clocks={clocks} start={near.startDate} />
    </Dialog>
  )
}
