import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'

const DAY_MS = 86_400_000

/** The last day of the month of a date; both YYYY-MM-DD. A payment plan without a subscription runs by the calendar month. */
export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/**
 * The last day of the paid period that a date is in; all YYYY-MM-DD. A subscription is paid by the month from its first day on;
 * a month without that day ends it on its last one.
 */
export function endOfPeriod(startedOn: string, date: string): string {
  const [year = 0, month = 0, day = 0] = startedOn.split('-').map(Number)
  for (let months = 1; ; months++) {
    const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
    const next = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
    if (next.toISOString().slice(0, 10) > date)
      return new Date(next.getTime() - DAY_MS).toISOString().slice(0, 10)
  }
}

/** Whether a change asks for a card: from a free plan to a payment plan (C-067). */
export const needsCard = (current: TenantPlan | undefined, target: TenantPlan): boolean =>
  target.isPaymentPlan === true && current?.isPaymentPlan !== true
