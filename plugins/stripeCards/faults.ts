import type { TextKey } from './texts'

/** The fields of a card, in the order of the form. */
export const fieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type FieldName = (typeof fieldNames)[number]
export type FaultKey = TextKey
export type Faults = Partial<Record<FieldName, FaultKey>>

/** What Stripe says about a field while it is typed. */
export interface FieldStatus {
  isEmpty: boolean
  isComplete: boolean
  /** The code of the error that Stripe marks. */
  code?: string | undefined
}

const required: Readonly<Record<FieldName, FaultKey>> = {
  cardNumber: 'STRIPE_CARDS.NUMBER_REQUIRED',
  cardExpiry: 'STRIPE_CARDS.EXPIRY_REQUIRED',
  cardCvc: 'STRIPE_CARDS.CODE_REQUIRED',
}
const incomplete: Readonly<Record<FieldName, FaultKey>> = {
  cardNumber: 'STRIPE_CARDS.NUMBER_INCOMPLETE',
  cardExpiry: 'STRIPE_CARDS.EXPIRY_INCOMPLETE',
  cardCvc: 'STRIPE_CARDS.CODE_INCOMPLETE',
}
const byCode: Readonly<Record<string, FaultKey>> = {
  invalid_number: 'STRIPE_CARDS.NUMBER_INVALID',
  invalid_expiry_year_past: 'STRIPE_CARDS.EXPIRY_PAST',
  invalid_expiry_month_past: 'STRIPE_CARDS.EXPIRY_PAST',
}

/** The sentence about a field that is not complete; Stripe's own words are not shown (C-138). */
export function faultOf(name: FieldName, { isEmpty, isComplete, code }: FieldStatus): FaultKey | undefined {
  if (code !== undefined) return (Object.hasOwn(byCode, code) && byCode[code]) || incomplete[name]
  if (isComplete) return undefined
  return isEmpty ? required[name] : incomplete[name]
}
