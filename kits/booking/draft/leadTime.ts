import type { Choice } from '../variant'

/** Minimum minutes between now and a slot: the general value, and other values by a service's external code. */
export interface LeadTimeRule {
  minutes: number
  minutesByExternalId: Readonly<Record<string, number>>
}

/** The specified values: 5 minutes, and 900 for the service COV (BOOK-049, BOOK-050, C-056). */
export const defaultRule: LeadTimeRule = { minutes: 5, minutesByExternalId: { COV: 900 } }

/** The lead time in minutes for a service, by its external code. */
export const leadMinutes = (service: Pick<Choice, 'externalId'> | undefined, rule = defaultRule): number =>
  rule.minutesByExternalId[service?.externalId ?? ''] ?? rule.minutes

/** Whether a slot starts strictly later than now plus the lead time (BOOK-049, C-056). In: an instant, minutes, milliseconds. */
export const isBookable = (start: string, minutes: number, now: number): boolean =>
  Date.parse(start) > now + minutes * 60_000
