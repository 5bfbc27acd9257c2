import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** How long Stripe's script may take, in milliseconds: where it is blocked, its loader may never settle. */
export const TIMEOUT_MS = 20_000

/** Loads Stripe from its own host, the first time a card is asked for. Rejects if it cannot be loaded. */
export async function loadFields(publicKey: string): Promise<Stripe> {
  // Without this, Stripe observes the whole portal from another host, which the policy of the page does not allow.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Stripe does not answer')), TIMEOUT_MS)
  })
  try {
    const stripe = await Promise.race([loadStripe(publicKey), late])
    if (!stripe) throw new Error('Stripe is not available')
    return stripe
  } finally {
    clearTimeout(timer)
  }
}
