import { CardRefused, type RefusalReason } from '../../domain/account/plans/port'

const TIMEOUT_MS = 15_000
/** The version whose fields this adapter reads. */
const VERSION = '2024-06-20'

/** The parameters of a request; Stripe reads nested ones as `a[b]`. */
export type StripeParameters = Readonly<Record<string, string | number | boolean>>

/** A request to Stripe. Repeated with the same `idempotencyKey` it is carried out once. */
export type StripeRequest = <T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: StripeParameters,
  idempotencyKey?: string,
) => Promise<T>

/** An answer of Stripe that is neither a success nor about the card. The message is never shown, and has no key. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`Stripe answers ${status} ${code}`)
  }
}

interface Failure {
  error?: { type?: string; code?: string; decline_code?: string }
}

/** Creates the requests of a tenant. Throws `CardRefused` for a card that a bank refuses, and `StripeError` otherwise. */
export function createStripeRequest(key: string, origin = 'https://api.stripe.com'): StripeRequest {
  return async <T>(
    method: string,
    path: string,
    parameters: StripeParameters = {},
    idempotencyKey?: string,
  ) => {
    const fields = new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    ).toString()
    const isGet = method === 'GET'
    const answer = await fetch(`${origin}/v1/${path}${isGet && fields ? `?${fields}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': VERSION,
        ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(!isGet && { body: fields }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await answer.json().catch(() => ({}))
    if (answer.ok) return body as T
    const { error = {} } = body as Failure
    if (answer.status === 402 || error.type === 'card_error') throw new CardRefused(reasonOf(error))
    throw new StripeError(answer.status, error.code ?? '')
  }
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  card_declined: 'declined',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  incorrect_cvc: 'code',
  invalid_cvc: 'code',
  authentication_required: 'authentication',
  subscription_payment_intent_requires_action: 'authentication',
  processing_error: 'failed',
}

/** The reason of a refusal. The bank's own code is more exact than Stripe's. */
function reasonOf({ code = '', decline_code: declined = '' }: NonNullable<Failure['error']>): RefusalReason {
  const known = [declined, code].find((one) => Object.hasOwn(reasons, one))
  return (known !== undefined && reasons[known]) || 'declined'
}
