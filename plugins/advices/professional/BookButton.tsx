import { useText } from '@portico/core/i18n/useText'
import type { Doctor } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'
import { bookingState, useVideoServices } from './useVideoServices'

/** Leads to the times of the professional's first service by video; the others are listed beside. Nothing without any. */
export function BookButton({ doctor }: { doctor: Doctor }) {
  const t = useText<TextKey>()
  const { services, booking } = useVideoServices(doctor)
  const [service] = services
  if (!service || !booking) return null
  return (
    <Link className={buttonClass({})} to={booking} state={bookingState(doctor, service)}>
      <Icon name="calendar-plus" size="s" />
      <span>{t('ADVICES.BOOK')}</span>
    </Link>
  )
}
