import { mayGo, type Destinations } from '@core/booking/outcome'

/** A payment that is to be handed to the payment page. */
export interface Handover {
  url: string
  parameters: string
  signature: string
  isSandbox: boolean
}

/**
 * Reads the query of the redirect screen (PAY-002); null when something is missing or the address is neither of this
 * origin nor https on one of the tenant's payment hosts (C-064): a link must not make this portal post to strangers.
 */
export function handoverOf(
  { url, parameters, signature, mode }: Readonly<Record<string, string>>,
  allowed: Destinations,
): Handover | null {
  if (!url || !parameters || !signature || !mayGo(url, allowed)) return null
  return { url, parameters, signature, isSandbox: mode === 'sandbox' }
}
