import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
interface Subscription {
  id: string
  status: string
  fields: Fields
}

/** A request that the stub got. */
export interface StripeCall {
  method: string
  path: string
  fields: Fields
  key: string | undefined
}

export interface StripeStub {
  origin: string
  calls: readonly StripeCall[]
  subscriptions: ReadonlyMap<string, Subscription>
  /** Confirms a capture as Stripe's fields do. Returns the payment method. `declines`: its charges will be refused. */
  confirm: (clientSecret: string, declines?: boolean) => string
  close: () => Promise<void>
}

interface Answer {
  status: number
  body: unknown
}
const ok = (body: unknown): Answer => ({ status: 200, body })
const failed = (status: number, error: object): Answer => ({ status, body: { error } })

/** A small Stripe: customers, setup intents, payment methods, products and subscriptions, with idempotency keys. */
export async function startStripeStub(secretKey: string): Promise<StripeStub> {
  const calls: StripeCall[] = []
  const stored = new Map<string, Answer>()
  const customers = new Map<string, Fields>()
  const intents = new Map<string, string>()
  const methods = new Map<string, { customer: string; declines: boolean }>()
  const products = new Set<string>()
  const subscriptions = new Map<string, Subscription>()
  let last = 0
  const newId = (kind: string) => `${kind}_${++last}`

  const subscribe = (fields: Fields): Answer => {
    const method = methods.get(fields['default_payment_method'] ?? '')
    if (!method || method.customer !== fields['customer']) return failed(404, { code: 'resource_missing' })
    if (!products.has(fields['items[0][price_data][product]'] ?? '')) return failed(400, { code: 'product' })
    if (method.declines)
      return failed(402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' })
    const id = newId('sub')
    subscriptions.set(id, { id, status: 'active', fields })
    return ok({ id })
  }
  const create: Readonly<Record<string, (fields: Fields) => Answer>> = {
    customers: (fields) => {
      const id = newId('cus')
      customers.set(id, fields)
      return ok({ id })
    },
    setup_intents: ({ customer = '' }) => {
      const secret = newId('seti_secret')
      intents.set(secret, customer)
      return ok({ client_secret: secret })
    },
    products: ({ id = '' }) => {
      if (products.has(id)) return failed(400, { code: 'resource_already_exists' })
      products.add(id)
      return ok({ id })
    },
    subscriptions: subscribe,
  }
  const read = (kind: string, id: string): Answer => {
    const method = methods.get(id)
    if (kind === 'payment_methods' && method) {
      const { 'metadata[tenant]': tenant, 'metadata[person]': person } = customers.get(method.customer) ?? {}
      return ok({ id, customer: { id: method.customer, metadata: { tenant, person } } })
    }
    const subscription = subscriptions.get(id)
    if (kind === 'subscriptions' && subscription)
      return ok({
        id,
        status: subscription.status,
        items: { data: [{ id: 'si_1' }] },
        latest_invoice: { id: `in_${id}`, status: subscription.status === 'past_due' ? 'open' : 'paid' },
      })
    return failed(404, { code: 'resource_missing' })
  }
  const change = (id: string, fields: Fields): Answer => {
    const subscription = subscriptions.get(id)
    if (!subscription) return failed(404, { code: 'resource_missing' })
    Object.assign(subscription.fields, fields)
    return ok({ id })
  }
  /** An invoice is named after its subscription. */
  const payInvoice = (id: string, { payment_method: token = '' }: Fields): Answer => {
    const subscription = subscriptions.get(id.slice('in_'.length))
    if (!subscription) return failed(404, { code: 'resource_missing' })
    if (methods.get(token)?.declines) return failed(402, { type: 'card_error', code: 'card_declined' })
    subscription.status = 'active'
    return ok({ id })
  }
  /** One invoice a page, the newest first: the first month, a month of nothing, and the third month. */
  const invoicesOf = ({ subscription: of = '', starting_after: after }: Fields): Answer => {
    const found = subscriptions.get(of)
    const cents = Number(found?.fields['items[0][price_data][unit_amount]'])
    const all = (found ? [2, 1, 0] : []).map((month) => ({
      id: `in_${of}_${month}`,
      amount_paid: month === 1 ? 0 : cents,
      currency: 'eur',
      status_transitions: { paid_at: Date.UTC(2026, 9 + month, 11) / 1000 },
    }))
    const from = all.findIndex(({ id }) => id === after) + 1
    return ok({ data: all.slice(from, from + 1), has_more: from + 1 < all.length })
  }
  const answer = ({ method, path, fields }: StripeCall): Answer => {
    const [, , kind = '', id, action] = path.split('/')
    if (kind === 'invoices' && action === 'pay') return payInvoice(id ?? '', fields)
    if (method === 'DELETE')
      return subscriptions.delete(id ?? '') ? ok({}) : failed(404, { code: 'resource_missing' })
    if (kind === 'invoices' && method === 'GET') return invoicesOf(fields)
    if (id === undefined) return create[kind]?.(fields) ?? failed(404, {})
    return method === 'GET' ? read(kind, id) : change(id, fields)
  }
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call)
      if (request.headers.authorization !== `Bearer ${secretKey}`) return send(response, failed(401, {}))
      const known = call.key === undefined ? undefined : stored.get(call.key)
      const result = known ?? answer(call)
      if (call.key !== undefined) stored.set(call.key, result)
      return send(response, result)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    subscriptions,
    confirm: (clientSecret, declines = false) => {
      const id = newId('pm')
      methods.set(id, { customer: intents.get(clientSecret) ?? '', declines })
      return id
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(text)])
  const key = request.headers['idempotency-key'] as string | undefined
  return { method: request.method ?? '', path: pathname, fields, key }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
