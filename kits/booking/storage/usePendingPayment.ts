import type { RouteId } from '@core/plugin/points'
import { useContributions } from '@core/plugin/useHost'
import type { AddressInput } from '@core/routing/href'
import { useHref } from '@core/routing/useHref'
import { usePersonContext } from '@core/session/personContext'
import { splitParameters, pendingPaymentsOf } from './pendingPayments'
import { hasDraft } from './draftStorage'
import { tabStorage } from '@core/state/tabStorage'

/**
 * Where the booking goes on that left this tab to pay for an appointment, everything still filled in (BOOK-067, C-060).
 * In: the appointment's id; null for the one that left last. Out: undefined where nothing is kept of it.
 */
export function usePendingBooking(bookId: number | null): (AddressInput & { to: RouteId }) | undefined {
  const { personKey: person } = usePersonContext()
  const variants = useContributions('bookingVariants')
  const routes = useContributions('routes')
  const href = useHref()
  const held = pendingPaymentsOf(tabStorage(), person).find((one) => bookId === null || one.bookId === bookId)
  const to = variants.find(({ id }) => id === held?.variant)?.route
  const path = routes.find(({ id }) => id === to)?.path
  if (!held || to === undefined || path === undefined) return undefined
  if (!hasDraft(tabStorage(), { personKey: person, ...held })) return undefined
  const place = { to, ...splitParameters(held.parameters, path) }
  return href(to, place) === null ? undefined : place
}

/** Gives a function for the appointment that this tab left last to pay for; undefined where there is none. */
export function useLastPendingPayment(): () => number | undefined {
  const { personKey: key } = usePersonContext()
  return () => pendingPaymentsOf(tabStorage(), key)[0]?.bookId
}
