import type { RouteId } from '@core/plugin/points'
import { isAllowedRedirect, type RedirectTargets } from '@kits/booking/submit/outcome'

/** A payment that is to be handed to the payment page. */
export interface Handover {
  url: string
  parameters: string
  signature: string
  isSandbox: boolean
}

type Query = Readonly<Record<string, string>>

/**
 * Reads the query of the redirect screen (PAY-002); null when something is missing or the address is neither of this
 * origin nor https on one of the tenant's payment hosts (C-064): a link must not make this portal post to strangers.
 */
export function handoverOf(
  { url, parameters, signature, mode }: Query,
  allowed: RedirectTargets,
): Handover | null {
  if (!url || !parameters || !signature || !isAllowedRedirect(url, allowed)) return null
  return { url, parameters, signature, isSandbox: mode === 'sandbox' }
}

const failed = 'videoConsultation.appointmentPaymentFailed'

/**
 * Where the redirect screen leads that hands nothing over. Given nothing, somebody came back through the browser's history:
 * this screen knows nothing of their payment, so the page that asks how it stands does the telling (C-069, PAY-006), or
 * the list of appointments where this tab has left for none. What may not be posted on has failed (C-064, ERR-037).
 * In: the query, and the appointment that this tab left last to pay for.
 */
export function wayOnOf(
  { url, parameters, signature }: Query,
  held: number | undefined,
): { to: RouteId; query?: Record<string, string> } {
  if (url || parameters || signature) return { to: failed }
  if (held === undefined) return { to: 'videoConsultation.bookedAppointments' }
  return { to: failed, query: { bookId: String(held) } }
}
