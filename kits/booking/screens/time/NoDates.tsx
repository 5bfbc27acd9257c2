import { useBookingText } from '../../texts'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { Booking } from '../../flow/useBooking'
import { WaitingInvitation } from '../../waiting/WaitingInvitation'
import { BackButton } from '../placeholders'

/** No free slots at all: the reason, the waiting list, the telephone, and a link to another choice (C-060). */
export function NoDates({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const phone = useTenant().support?.phone
  return (
    <div className="stack gap-5">
      <EmptyState
        icon="calendar"
        title={t('BOOKING.NO_DATES')}
        text={t('BOOKING.NO_DATES_HINT')}
        action={<BackButton booking={booking} />}
      />
      <WaitingInvitation booking={booking} first={null} />
      {phone && (
        <p className="text-muted text-pretty">
          {t('BOOKING.WAIT.CALL')} <PhoneLink phone={phone} />.
        </p>
      )}
    </div>
  )
}
