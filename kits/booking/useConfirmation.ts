import type { RouteId } from '@core/plugin/points'
import { useContributions } from '@core/plugin/useHost'
import { defaultRoute } from '@core/routing/areas'
import type { BookingVariant } from './variant'

/** Route id of the page that confirms a booking: the variant's own, else the first that a plugin contributes, else home. */
export function useConfirmation({ bookedRoute }: Pick<BookingVariant, 'bookedRoute'>): RouteId {
  const [confirmation] = useContributions('bookingConfirmations')
  return bookedRoute ?? confirmation?.route ?? defaultRoute
}
