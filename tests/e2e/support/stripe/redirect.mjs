/** Preloaded by a server whose requests to Stripe shall reach a stand-in: the one at STRIPE_STUB. */
const send = globalThis.fetch

globalThis.fetch = (address, ...more) =>
  send(
    typeof address === 'string'
      ? address.replace('https://api.stripe.com', process.env.STRIPE_STUB)
      : address,
    ...more,
  )
