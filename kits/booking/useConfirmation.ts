import type { RouteId } from '@portico/core/plugin/points'
import { useContributions } from '@portico/core/plugin/useHost'
import { defaultRoute } from '@portico/core/routing/areas'
import type { BookingVariant } from './variant'

/** Route id of the page that confirms a booking: the variant's own, else the first that a plugin contributes, else home. */
export function useConfirmation({ bookedRoute }: Pick<BookingVariant, 'bookedRoute'>): RouteId {
  const [confirmation] = useContributions('bookingConfirmations')
  return bookedRoute ?? confirmation?.route ?? defaultRoute
}
