import { useBookingText } from '../../texts'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'

/** The tenant's phone number for people who are unsure; nothing without one. */
export function Help() {
  const t = useBookingText()
  const { phone } = useTenant().support
  if (!phone) return null
  return (
    <Notice tone="brand" icon="phone" title={t('BOOKING.UNSURE')}>
      <p>
        {t('BOOKING.UNSURE_HINT')} <PhoneLink phone={phone} />
      </p>
    </Notice>
  )
}
