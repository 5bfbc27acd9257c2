import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a notification may be, in seconds, so that a recorded one cannot be sent again later. */
const TOLERANCE = 300

/**
 * Reads a notification of Stripe: which subscription it is about, if any. Returns undefined for a wrong or old signature.
 * `secret`: of the endpoint, begins with whsec_.
 */
export function readStripeNotification(
  body: Buffer,
  header: string | string[] | undefined,
  { secret, now }: { secret: string; now: Date },
): { subscription: string | null } | undefined {
  const parts = String(header)
    .split(',')
    .map((part) => part.split('=', 2) as [string, string?])
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(now.getTime() / 1000 - time) <= TOLERANCE)) return undefined
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const isSigned = parts.some(
    ([name, value = '']) => name === 'v1' && equal(Buffer.from(value, 'hex'), expected),
  )
  return isSigned ? { subscription: subscriptionOf(body) } : undefined
}

const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

interface Event {
  data?: {
    object?: {
      object?: unknown
      id?: unknown
      subscription?: unknown
      parent?: { subscription_details?: { subscription?: unknown } | null } | null
    }
  }
}

/** The subscription of an invoice or of its own event; versions of Stripe name it at two places. */
function subscriptionOf(body: Buffer): string | null {
  let event: Event
  try {
    event = JSON.parse(body.toString('utf8')) as Event
  } catch {
    return null
  }
  const object = event.data?.object
  const id =
    object?.object === 'subscription'
      ? object.id
      : (object?.subscription ?? object?.parent?.subscription_details?.subscription)
  return typeof id === 'string' ? id : null
}
