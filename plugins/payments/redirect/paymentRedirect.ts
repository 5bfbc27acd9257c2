import type { RouteId } from '@portico/core/plugin/points'
import { isAllowedRedirect, type RedirectTargets } from '@portico/booking/submit/outcome'

/** The form that the payment page receives. */
export interface PaymentRedirect {
  url: string
  parameters: string
  signature: string
  isSandbox: boolean
}

type Query = Readonly<Record<string, string>>

/**
 * Parses the query of the redirect screen. Returns null if a value is missing, or if the address is neither of this
 * origin nor https on one of the tenant's payment hosts (C-064): a link must not make the portal post to other sites.
 */
export function parsePaymentRedirect(
  { url, parameters, signature, mode }: Query,
  allowed: RedirectTargets,
): PaymentRedirect | null {
  if (!url || !parameters || !signature || !isAllowedRedirect(url, allowed)) return null
  return { url, parameters, signature, isSandbox: mode === 'sandbox' }
}

const failed = 'videoConsultation.appointmentPaymentFailed'

/**
 * Where the redirect screen leads without a valid payment. With an empty query the user came back through the history:
 * it leads to the page that reads the payment's status (C-069), or to the list of appointments if this tab has no
 * pending payment. An invalid query counts as failed (C-064).
 * Takes the query, and the id of the last appointment that this tab left to pay.
 */
export function returnRoute(
  { url, parameters, signature }: Query,
  pendingBookId: number | undefined,
): { to: RouteId; query?: Record<string, string> } {
  if (url || parameters || signature) return { to: failed }
  if (pendingBookId === undefined) return { to: 'videoConsultation.bookedAppointments' }
  return { to: failed, query: { bookId: String(pendingBookId) } }
}
