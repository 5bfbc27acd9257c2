import type { RouteId } from '@portico/core/plugin/points'
import { useContributions } from '@portico/core/plugin/useHost'
import { useHref, type AddressInput } from '@portico/core/routing/useHref'
import { usePersonContext } from '@portico/core/session/personContext'
import { splitParameters, pendingPaymentsOf } from './pendingPayments'
import { hasDraft } from './draftStorage'
import { tabStorage } from '@portico/core/state/tabStorage'

/**
 * The link back to a booking that left this tab to pay, with its draft (C-060).
 * Takes the appointment id, or null for the latest one. Returns undefined when nothing is stored.
 */
export function usePendingBooking(bookId: number | null): (AddressInput & { to: RouteId }) | undefined {
  const { personKey: person } = usePersonContext()
  const variants = useContributions('bookingVariants')
  const routes = useContributions('routes')
  const href = useHref()
  const pending = pendingPaymentsOf(tabStorage(), person).find(
    (one) => bookId === null || one.bookId === bookId,
  )
  const to = variants.find(({ id }) => id === pending?.variant)?.route
  const path = routes.find(({ id }) => id === to)?.path
  if (!pending || to === undefined || path === undefined) return undefined
  if (!hasDraft(tabStorage(), { personKey: person, ...pending })) return undefined
  const target = { to, ...splitParameters(pending.parameters, path) }
  return href(to, target) === null ? undefined : target
}

/** Returns a function for the appointment that most recently left this tab to be paid; undefined without one. */
export function useLastPendingPayment(): () => number | undefined {
  const { personKey: key } = usePersonContext()
  return () => pendingPaymentsOf(tabStorage(), key)[0]?.bookId
}
