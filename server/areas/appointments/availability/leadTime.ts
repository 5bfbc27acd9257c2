const MINUTE = 60_000
const DEFAULT_LEAD = 5
/** Minutes by a service's external code. */
const LEAD_BY_CODE: Readonly<Record<string, number>> = { COV: 900 }

/**
 * The earliest instant that may be booked: strictly later than now plus the lead time (BOOK-049, BOOK-050, C-056).
 * In: `externalId`, the external code of the service. Out: milliseconds.
 */
export function firstBookable(now: Date, externalId: string | null): number {
  const lead = (externalId !== null && LEAD_BY_CODE[externalId]) || DEFAULT_LEAD
  return now.getTime() + lead * MINUTE + 1
}

/** Rounds an instant up to a whole minute, in milliseconds. Slots start on whole minutes, so the result selects the same ones. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / MINUTE) * MINUTE
