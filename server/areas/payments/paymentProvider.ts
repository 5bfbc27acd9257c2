import type { PaymentSettings } from '../../tenants/tenants'

/** What is to be paid. */
export interface PaymentOrder {
  /** 12 characters, the first four digits. */
  number: string
  /** Hundredths of the currency. */
  cents: number
  /** ISO 4217. */
  currency: string
}

/** What a person is asked to pay, in their language. */
export interface LocalizedOrder extends PaymentOrder {
  language: string
}

/** Where the payment service reports to, and where it sends the browser. */
export interface ReturnAddresses {
  notification: string
  ok: string
  ko: string
}

/** What the browser posts to the payment page. */
export interface PaymentForm {
  url: string
  parameters: string
  signature: string
}

/** What the payment service says of an order; signed, so it is its own word. */
export interface PaymentNotification {
  number: string
  cents: number
  currency: string
  paid: boolean
  /** The service's code. */
  response: string
}

/** Asks the payment service from the server; resolves to its answer. Rejects when there is none. */
export type SendRequest = (url: string, body: object) => Promise<unknown>

/** A payment service. */
export interface PaymentProvider {
  /** The signed request of a payment. */
  form(order: LocalizedOrder, addresses: ReturnAddresses): PaymentForm
  /** Reads a notification; null when it is not the service's own word about a payment of this shop. */
  read(fields: Readonly<Record<string, unknown>>): PaymentNotification | null
  /** Asks the money of an order back. Out: whether that is done, and the service's code. Rejects without an answer. */
  refund(order: PaymentOrder, ask: SendRequest): Promise<{ done: boolean; response: string }>
}

/** Makes the provider of a tenant's settings; `here` is this server's origin, for its own payment page. */
export type CreatePaymentProvider = (settings: PaymentSettings, here: string) => PaymentProvider
