import type { PaymentSettings } from '../../platform/tenants/tenants'

/** An amount to pay, under an order number. */
export interface PaymentOrder {
  /** 12 characters, the first four digits. */
  number: string
  /** Hundredths of the currency. */
  cents: number
  /** ISO 4217. */
  currency: string
}

/** An order with the language of the payment page. */
export interface LocalizedOrder extends PaymentOrder {
  language: string
}

/** The address for notifications, and those that the browser returns to. */
export interface ReturnAddresses {
  notification: string
  ok: string
  ko: string
}

/** The form that the browser posts to the payment page. */
export interface PaymentForm {
  url: string
  parameters: string
  signature: string
}

/** A signed notification of the payment service about an order. */
export interface PaymentNotification {
  number: string
  cents: number
  currency: string
  paid: boolean
  /** The response code of the service. */
  response: string
}

/** Posts JSON to the payment service and resolves to its response. Rejects when there is none. */
export type SendRequest = (url: string, body: object) => Promise<unknown>

/** A payment service. */
export interface PaymentProvider {
  /** The path of the portal's page that posts the form. */
  portalPage: string
  /** Creates the signed form of a payment. */
  form(order: LocalizedOrder, addresses: ReturnAddresses): PaymentForm
  /** Reads a notification; null when it is not signed by the service or is about another shop. */
  read(fields: Readonly<Record<string, unknown>>): PaymentNotification | null
  /** Refunds an order. Returns whether it is done, and the response code. Rejects without a response. */
  refund(order: PaymentOrder, send: SendRequest): Promise<{ done: boolean; response: string }>
}

/** Creates the provider from a tenant's settings. `serverOrigin` resolves the address of this server's own payment page. */
export type PaymentProviderOf = (settings: PaymentSettings, serverOrigin: string) => PaymentProvider

declare module '../../platform/http/api/ports' {
  interface Ports {
    /** The payment services. Absent: no tenant takes payments. */
    payments?: PaymentProviderOf
  }
}
