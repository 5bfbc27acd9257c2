import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { CardCapture } from '../../../../schemas/generated/entities'

/** Why a provider or a bank takes no card. */
export const refusalReasons = [
  'authentication',
  'code',
  'declined',
  'expired',
  'failed',
  'insufficientFunds',
  'testCard',
  /** The token is unknown, used, or of somebody else. */
  'token',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A card that was not charged. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused'
  constructor(readonly reason: RefusalReason) {
    super(`The card is refused: ${reason}`)
  }
}

/** What is charged every month. */
export interface SubscriptionTerms {
  /** The plan; unique within the tenant. */
  planId: number
  /** What the receipt says. */
  planName: string
  /** Hundredths of the currency. */
  cents: number
  /** ISO 4217. */
  currency: string
  /** Nothing is charged after the period that is paid. */
  ends: boolean
}

/** A charge that was paid. */
export interface SubscriptionCharge {
  /** Unique at the provider. */
  id: string
  /** Hundredths of the currency. */
  cents: number
  /** ISO 4217. */
  currency: string
  paidAt: Date
}

/** How a subscription is: paid until now, a charge failed and is tried again, or over. */
export type SubscriptionState = 'paid' | 'unpaid' | 'ended'

/**
 * A provider of cards. The browser gives the card to the provider's own fields; this server gets a token that is used once
 * (C-066, C-068). Calls reject with another error than `CardRefused` when the provider cannot be reached.
 */
export interface CardProvider {
  /** Opens the capture of a card of a person. `language`: of the fields, where the provider does not ask the portal for it. */
  startCapture(personId: string, language: string): Promise<CardCapture>
  /**
   * Charges the first month and every month from now on. Repeated with the same token it is the same subscription or a refusal,
   * never a second one. Returns the id of the subscription. Rejects with `CardRefused`.
   */
  subscribe(token: string, personId: string, terms: SubscriptionTerms): Promise<string>
  /** Changes what is charged from the next month on. */
  update(subscription: string, terms: SubscriptionTerms): Promise<void>
  /**
   * Charges a subscription to another card of its person, also a charge that has failed and is still owed. Rejects with
   * `CardRefused`; the earlier card stays.
   */
  replaceCard(subscription: string, token: string, personId: string): Promise<void>
  /** Reads the status of a subscription. One that the provider does not know counts as ended. */
  readState(subscription: string): Promise<SubscriptionState>
  /** What a subscription has paid, the oldest first. One that the provider does not know has paid nothing. */
  listCharges(subscription: string): Promise<readonly SubscriptionCharge[]>
  /** Ends a subscription at once. Ending it twice is not an error. */
  cancel(subscription: string): Promise<void>
}

/** Finds the provider that takes cards for a tenant; undefined if it takes none. */
export type CardProviderOf = (tenant: TenantOnServer, call: { db: Tx; now: Date }) => CardProvider | undefined

declare module '../../../platform/http/api/ports' {
  interface Ports {
    /** The providers of cards. Absent: no tenant takes cards. */
    cards?: CardProviderOf
  }
}
