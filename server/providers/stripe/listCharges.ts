import type { SubscriptionCharge } from '../../domain/account/plans/port'
import type { StripeRequest } from './stripeRequest'

/** The most that Stripe answers at once. */
const PAGE = 100
/** Eight years of months: a page that repeats itself ends. */
const MOST_PAGES = 10

interface Invoice {
  id: string
  amount_paid: number
  currency: string
  status_transitions: { paid_at: number | null }
}

interface Page {
  data: readonly Invoice[]
  has_more: boolean
}

/** The invoices of a subscription that were paid, the oldest first; without those of nothing. Stripe answers none for an unknown one. */
export async function listCharges(
  request: StripeRequest,
  subscription: string,
): Promise<readonly SubscriptionCharge[]> {
  const invoices: Invoice[] = []
  let more = true
  for (let page = 0; more && page < MOST_PAGES; page += 1) {
    const last = invoices.at(-1)
    const { data, has_more } = await request<Page>('GET', 'invoices', {
      subscription,
      status: 'paid',
      limit: PAGE,
      ...(last && { starting_after: last.id }),
    })
    invoices.push(...data)
    more = has_more && data.length > 0
  }
  return invoices
    .flatMap(({ id, amount_paid: cents, currency, status_transitions: { paid_at: paidAt } }) =>
      cents > 0 && paidAt !== null
        ? [{ id, cents, currency: currency.toUpperCase(), paidAt: new Date(paidAt * 1000) }]
        : [],
    )
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
}
