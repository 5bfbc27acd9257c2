import { browserZone, localDate } from '@portico/core/format/dates'
import type { PaymentReceipt } from '@schemas/generated/entities'

/** The zone in which a receipt was issued: that of the place of the visit, or of the company. */
export const zoneOf = ({ visit, plan }: PaymentReceipt): string => visit?.zone ?? plan?.zone ?? browserZone()

/** The year of a receipt, as its number says it: on the clock of the place. */
export const yearOf = (receipt: PaymentReceipt): string =>
  localDate(receipt.issuedAt, zoneOf(receipt)).slice(0, 4)

/** What was paid less what was refunded, for each currency. */
export function totalsOf(
  receipts: readonly Pick<PaymentReceipt, 'amount' | 'currency' | 'kind'>[],
): { amount: number; currency: string }[] {
  const cents = new Map<string, number>()
  for (const { amount, currency, kind } of receipts) {
    const sign = kind === 'refund' ? -1 : 1
    cents.set(currency, (cents.get(currency) ?? 0) + sign * Math.round(amount * 100))
  }
  return [...cents].map(([currency, sum]) => ({ amount: sum / 100, currency }))
}
