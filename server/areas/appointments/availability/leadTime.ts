const MINUTE = 60_000
const DEFAULT_LEAD = 5
/** Minutes by a service's external code. */
const LEAD_BY_CODE: Readonly<Record<string, number>> = { COV: 900 }

/**
 * The first instant that may still be booked: strictly later than now plus the lead time (BOOK-049, BOOK-050, C-056).
 * In and out: milliseconds; `externalId` is the service's code.
 */
export function firstBookable(now: Date, externalId: string | null): number {
  const lead = (externalId !== null && LEAD_BY_CODE[externalId]) || DEFAULT_LEAD
  return now.getTime() + lead * MINUTE + 1
}

/** The first whole minute from an instant on, in milliseconds: free times begin at whole minutes, so it tells the same ones. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / MINUTE) * MINUTE
