import { useBookingText } from '../texts'
import type { Booking } from '../flow/useBooking'
import type { FittingService } from '../flow/useFittingService'

/** Says why a service is chosen in advance; nothing once the person has chosen another. */
export function FittingServiceText({
  booking,
  fitting,
}: {
  booking: Booking
  fitting: FittingService | undefined
}) {
  const t = useBookingText()
  const { service, specialty } = booking.draft
  if (!fitting || (service && service.id !== fitting.service.id)) return null
  const words = { specialty: specialty?.label, service: fitting.service.label }
  return (
    <p className="text-sm text-muted text-pretty">
      {t(fitting.isReturning ? 'BOOKING.FITTING_AGAIN' : 'BOOKING.FITTING_FIRST', words)}
    </p>
  )
}
