import { browserZone, formatTime } from '@portico/core/format/dates'

/**
 * The clock times at which this side lost its connection, and at which the call ended meanwhile. Undefined for an end that was
 * learned when it came. Takes milliseconds since 1970, and an instant.
 */
export function awayTimes(
  awaySince: number | null,
  endedAt: string | null | undefined,
): { lost: string; ended: string } | undefined {
  if (awaySince === null || !endedAt) return undefined
  const time = (instant: string | number) => formatTime(new Date(instant).toISOString(), browserZone())
  return { lost: time(awaySince), ended: time(endedAt) }
}
