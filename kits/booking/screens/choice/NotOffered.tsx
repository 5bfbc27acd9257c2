import { listFormat } from '@portico/core/format/intl'
import { useBookingText } from '../../texts'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'

/** Names the specialties that are left out because of the person's age, so that nobody looks for them in vain. */
export function NotOffered({ booking, specialties }: { booking: Booking; specialties: readonly Choice[] }) {
  const t = useBookingText()
  if (specialties.length === 0) return null
  const named = specialties.map(({ label: name, minAge: from, maxAge: to }) => {
    if (from && to) return t('BOOKING.AGE_BETWEEN', { name, from, to })
    return from ? t('BOOKING.AGE_FROM', { name, from }) : t('BOOKING.AGE_UP_TO', { name, to })
  })
  const list = listFormat(booking.context.language).format(named)
  return <p className="text-sm text-muted text-pretty">{t('BOOKING.AGE_NOT_OFFERED', { list })}</p>
}
