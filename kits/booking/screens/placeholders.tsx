import { useBookingText } from '../texts'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { Booking } from '../flow/useBooking'

/** A placeholder with the height of a list of choices. */
export function LoadingChoices({ height = '5rem' }: { height?: string }) {
  return (
    <Loading>
      <div className="spec-grid grid gap-3 desk:grid-cols-[repeat(3,1fr)] [&_.choice]:min-h-17 [&_.choice]:h-full desk:[&_.choice]:min-h-20">
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} shape="block" height={height} />
        ))}
      </div>
    </Loading>
  )
}

/** An empty list of choices, or one that failed to load (with `retry`). */
export function NoChoices({ booking, retry }: { booking: Booking; retry?: (() => void) | undefined }) {
  const t = useBookingText()
  if (retry)
    return <ErrorState title={t('BOOKING.CHOICES_FAILED')} text={t('ERRORS.DEFAULT')} onRetry={retry} />
  return (
    <EmptyState
      icon="calendar"
      title={t('BOOKING.CHOICES_EMPTY')}
      text={t('BOOKING.CHOICES_EMPTY_HINT')}
      action={<BackButton booking={booking} />}
    />
  )
}

/** A link to the previous screen; home from the first one. */
export function BackButton({ booking: { previousScreen: before, goToStep: goTo } }: { booking: Booking }) {
  return before ? <OtherChoiceButton onPress={() => goTo(before.id)} /> : <HomeLink />
}

/** A link to a step where another choice is possible. */
export function OtherChoiceButton({ onPress }: { onPress: () => void }) {
  const t = useBookingText()
  return (
    <Button variant="secondary" onClick={onPress}>
      {t('BOOKING.OTHER_CHOICE')}
    </Button>
  )
}

/** A link for bookings without any other choice. */
export function HomeLink() {
  const t = useBookingText()
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={defaultRoute}>
      {t('MENU.HOME')}
    </Link>
  )
}
