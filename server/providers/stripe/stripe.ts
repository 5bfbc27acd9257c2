import { createHash } from 'node:crypto'
import type { CardSettings } from '../../platform/tenants/settings/cardSettings'
import {
  CardRefused,
  type CardProvider,
  type SubscriptionState,
  type SubscriptionTerms,
} from '../../domain/account/plans/port'
import { listCharges } from './listCharges'
import { createStripeRequest, StripeError, type StripeParameters, type StripeRequest } from './stripeRequest'

interface Options {
  tenant: string
  settings: CardSettings
  key: string
  /** Where Stripe answers; tests replace it. */
  origin?: string
}

interface Invoice {
  id: string
  status: string
}

interface Customer {
  id: string
  metadata: Readonly<Record<string, string>>
}

/** Takes cards with Stripe: a SetupIntent captures them, a Subscription charges them. */
export function createStripe({ tenant, settings, key, origin }: Options): CardProvider {
  const request = createStripeRequest(key, origin)
  return {
    async startCapture(personId) {
      const customer = await findCustomer(request, tenant, personId)
      const intent = await request<{ client_secret: string }>('POST', 'setup_intents', {
        customer,
        usage: 'off_session',
        'payment_method_types[0]': 'card',
      })
      return {
        provider: 'stripeCards',
        mode: settings.mode,
        clientSecret: intent.client_secret,
        publicKey: settings.provider === 'stripe' ? settings.publicKey : null,
      }
    },
    subscribe: (token, personId, terms) => subscribe(request, { tenant, personId, token }, terms),
    update: (subscription, terms) => update(request, { tenant, subscription }, terms),
    replaceCard: (subscription, token, personId) =>
      replaceCard(request, { tenant, personId, token }, subscription),
    readState: (subscription) => readState(request, subscription),
    listCharges: (subscription) => listCharges(request, subscription),
    async cancel(subscription) {
      await request('DELETE', `subscriptions/${encodeURIComponent(subscription)}`).catch(ignore(404))
    },
  }
}

interface Payer {
  tenant: string
  personId: string
  token: string
}

async function subscribe(request: StripeRequest, payer: Payer, terms: SubscriptionTerms): Promise<string> {
  const { tenant, personId, token } = payer
  const parameters = {
    customer: await requireOwner(request, payer),
    default_payment_method: token,
    // A charge that fails leaves no subscription behind.
    payment_behavior: 'error_if_incomplete',
    'metadata[person]': personId,
    ...item(await ensureProduct(request, tenant, terms), terms),
  }
  // A retry of the same change finds the same subscription.
  const key = createHash('sha256').update(`${tenant}/${personId}/${token}`).digest('base64url')
  return (await request<{ id: string }>('POST', 'subscriptions', parameters, key)).id
}

async function update(
  request: StripeRequest,
  { tenant, subscription }: { tenant: string; subscription: string },
  terms: SubscriptionTerms,
): Promise<void> {
  const path = `subscriptions/${encodeURIComponent(subscription)}`
  const { items } = await request<{ items: { data: { id: string }[] } }>('GET', path)
  await request('POST', path, {
    cancel_at_period_end: terms.ends,
    proration_behavior: 'none',
    'items[0][id]': items.data[0]?.id ?? '',
    ...item(await ensureProduct(request, tenant, terms), terms),
  })
}

/** The new card pays an open invoice first: only a card that the bank accepts becomes the one of the subscription. */
async function replaceCard(request: StripeRequest, payer: Payer, subscription: string): Promise<void> {
  const { token } = payer
  await requireOwner(request, payer)
  const path = `subscriptions/${encodeURIComponent(subscription)}`
  const { latest_invoice: invoice } = await request<{ latest_invoice: Invoice | null }>('GET', path, {
    'expand[0]': 'latest_invoice',
  })
  if (invoice?.status === 'open')
    await request('POST', `invoices/${encodeURIComponent(invoice.id)}/pay`, { payment_method: token }, token)
  await request('POST', path, { default_payment_method: token })
}

const states: Readonly<Record<string, SubscriptionState>> = {
  active: 'paid',
  trialing: 'paid',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** Any other status of Stripe is one of a charge that is tried again. */
async function readState(request: StripeRequest, subscription: string): Promise<SubscriptionState> {
  try {
    const path = `subscriptions/${encodeURIComponent(subscription)}`
    const { status } = await request<{ status: string }>('GET', path)
    return (Object.hasOwn(states, status) && states[status]) || 'unpaid'
  } catch (error) {
    ignore(404)(error)
    return 'ended'
  }
}

/** What is charged every month. */
const item = (product: string, { cents, currency }: SubscriptionTerms): StripeParameters => ({
  'items[0][price_data][product]': product,
  'items[0][price_data][currency]': currency.toLowerCase(),
  'items[0][price_data][unit_amount]': cents,
  'items[0][price_data][recurring][interval]': 'month',
})

/** The customer of a person. Stripe gets no name and no address. */
async function findCustomer(request: StripeRequest, tenant: string, person: string): Promise<string> {
  const metadata = { 'metadata[tenant]': tenant, 'metadata[person]': person }
  const key = createHash('sha256').update(`customer/${tenant}/${person}`).digest('base64url')
  return (await request<Customer>('POST', 'customers', metadata, key)).id
}

/** The customer that a captured card belongs to. Throws `CardRefused` for a card of another person. */
async function requireOwner(request: StripeRequest, { tenant, personId, token }: Payer): Promise<string> {
  if (!/^pm_\w+$/.test(token)) throw new CardRefused('token')
  const method = await request<{ customer: Customer | null }>('GET', `payment_methods/${token}`, {
    'expand[0]': 'customer',
  }).catch((error: unknown) => {
    throw error instanceof StripeError && error.status === 404 ? new CardRefused('token') : error
  })
  const { customer } = method
  if (customer?.metadata['tenant'] !== tenant || customer.metadata['person'] !== personId)
    throw new CardRefused('token')
  return customer.id
}

/** The product of a plan, which receipts name. Returns its id. */
async function ensureProduct(
  request: StripeRequest,
  tenant: string,
  { planId, planName }: SubscriptionTerms,
): Promise<string> {
  const id = `plan_${tenant}_${planId}`
  await request('POST', 'products', { id, name: planName }).catch(ignore(400, 'resource_already_exists'))
  return id
}

/** Ignores one answer of Stripe, and rejects with any other. */
const ignore =
  (status: number, code?: string) =>
  (error: unknown): void => {
    const isExpected =
      error instanceof StripeError && error.status === status && (!code || error.code === code)
    if (!isExpected) throw error
  }
