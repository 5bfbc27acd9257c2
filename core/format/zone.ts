import { memoize } from '@schemas/time/memoize'
import { localDate, wallClock, zoneOffset, type WallClock } from '@schemas/time/wallClock'

export { localDate, wallClock, zoneOffset, type WallClock }

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * The first instant of a calendar date in a zone, ISO 8601 in UTC. Where the clock skips midnight, that is the instant
 * of the skip; where midnight comes twice, the first. Takes YYYY-MM-DD and an IANA zone.
 */
export function startOfDay(date: string, zone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const before = midnight - zoneOffset(midnight - dayMs, zone) * minuteMs
  const after = midnight - zoneOffset(midnight + dayMs, zone) * minuteMs
  const first = [Math.min(before, after), Math.max(before, after)].find((instant) => {
    const wall = wallClock(instant, zone)
    return wall.date === date && wall.time === '00:00'
  })
  return new Date(first ?? before).toISOString()
}

/** The IANA zone of the browser. Read again when the offset of the clock changes, as it does after a journey. */
export const browserZone = (): string => zoneForOffset(new Date().getTimezoneOffset())

const zoneForOffset = memoize((_offset: number) => new Intl.DateTimeFormat().resolvedOptions().timeZone)
