import type { Choice } from '../variant'

/** How long before a slot it can still be booked: minutes, and other minutes for services with certain external codes. */
export interface LeadTimeRule {
  minutes: number
  minutesByExternalId: Readonly<Record<string, number>>
}

/** The specification's own: 5 minutes, 900 for the service COV (BOOK-049, BOOK-050, C-056). */
export const defaultRule: LeadTimeRule = { minutes: 5, minutesByExternalId: { COV: 900 } }

/** Minutes that must lie between now and a slot of a service, known by its external code. */
export const leadMinutes = (service: Pick<Choice, 'externalId'> | undefined, rule = defaultRule): number =>
  rule.minutesByExternalId[service?.externalId ?? ''] ?? rule.minutes

/** Whether a slot can be booked: it begins strictly later than now plus the lead (BOOK-049, C-056). In: an instant, minutes, ms. */
export const isBookable = (start: string, minutes: number, now: number): boolean =>
  Date.parse(start) > now + minutes * 60_000
