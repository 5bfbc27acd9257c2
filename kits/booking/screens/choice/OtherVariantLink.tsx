import { useBookingText } from '../../texts'
import { isPermitted } from '@portico/core/plugin/isPermitted'
import { useContributions, useHost } from '@portico/core/plugin/useHost'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import { avatarClass } from '@portico/core/ui/media/Avatar'
import type { Booking } from '../../flow/useBooking'
import type { StepId } from '../../variant'

/** A link to another booking variant, if it is on. The current answers go along. */
export function OtherVariantLink({ booking, step }: { booking: Booking; step: StepId }) {
  const t = useBookingText<string>()
  const { features } = useHost()
  const { variant, draft } = booking
  const { alternative: other } = variant
  const ways = useContributions('bookingVariants').filter(({ requires }) =>
    isPermitted(requires, { features, roles: new Set() }),
  )
  if (draft.editing || other?.step !== step || !ways.some(({ route }) => route === other.route)) return null
  const { type, country, insurer, specialty, service, answers, notes } = draft
  return (
    <Link
      className={`${choiceClass} gap-4`}
      to={other.route}
      state={{ draft: { type, country, insurer, specialty, service, answers, notes } }}
    >
      <span className={avatarClass} aria-hidden="true">
        <Icon name="users-round" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{t(other.label)}</span>
        <span className="text-muted block">{t(other.hint)}</span>
      </span>
      <Icon name="chevron-right" size="s" />
    </Link>
  )
}
