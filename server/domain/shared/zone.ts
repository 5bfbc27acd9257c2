const MINUTE = 60_000
const HOUR = 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()
const dayOffsets = new Map<string, DayOffsets>()

interface DayOffsets {
  /** The offsets in force around a local day: one, or two where the clocks change. */
  offsets: readonly number[]
  /** The instant of the change. */
  changesAt: number | undefined
}

/**
 * Minutes east of UTC of a zone at an instant.
 * Takes the name of an IANA zone, and milliseconds since the epoch. Throws a RangeError for an unknown zone.
 */
export function offsetAt(zone: string, instant: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const match = /([+-])(\d\d):(\d\d)/.exec(name)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/**
 * The instant of a local time, or null where the clocks jump over it; of a time that occurs twice, the first.
 * Takes the name of an IANA zone, a date there (YYYY-MM-DD), and minutes since its midnight. Returns milliseconds.
 */
export function instantOf(zone: string, day: string, minute: number): number | null {
  const local = startOfUtcDay(day) + minute * MINUTE
  const { offsets } = offsetsOfDay(zone, day)
  const [only] = offsets
  if (offsets.length === 1 && only !== undefined) return local - only * MINUTE
  const real = offsets
    .map((offset) => ({ offset, instant: local - offset * MINUTE }))
    .filter(({ offset, instant }) => offsetAt(zone, instant) === offset)
  return real.length > 0 ? Math.min(...real.map(({ instant }) => instant)) : null
}

/** The date (YYYY-MM-DD) at a place at an instant. */
export function localDay(zone: string, instant: number): string {
  return isoDay(instant + offsetAt(zone, instant) * MINUTE)
}

/** The minutes since midnight on the clock of a place at an instant. */
export const minuteOfDay = (zone: string, instant: number): number =>
  Math.floor(instant / MINUTE + offsetAt(zone, instant)) % (24 * 60)

/** A date some days later; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return isoDay(startOfUtcDay(day) + days * 24 * HOUR)
}

/** Day of the week of a date: 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(startOfUtcDay(day)).getUTCDay()
}

/** The instant at which the clocks of a place change on a local date or within hours of it; undefined where they do not. */
export const clockChangeNear = (zone: string, day: string): number | undefined =>
  offsetsOfDay(zone, day).changesAt

/** The offsets of a local day. Kept: a year of a zone is 365 entries. */
function offsetsOfDay(zone: string, day: string): DayOffsets {
  const key = `${zone} ${day}`
  const known = dayOffsets.get(key)
  if (known) return known
  const midnight = startOfUtcDay(day)
  // Zones lie between 14 hours east and 12 hours west of UTC.
  const first = midnight - 14 * HOUR
  const last = midnight + 36 * HOUR
  const offsets = [...new Set([offsetAt(zone, first), offsetAt(zone, last)])]
  const found = { offsets, changesAt: offsets.length > 1 ? changeBetween(zone, first, last) : undefined }
  dayOffsets.set(key, found)
  return found
}

/** The first minute with the offset of `last`. */
function changeBetween(zone: string, first: number, last: number): number {
  let before = first
  let after = last
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE
    if (offsetAt(zone, middle) === offsetAt(zone, first)) before = middle
    else after = middle
  }
  return after
}

function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
