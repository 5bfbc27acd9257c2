import { isZone } from '@schemas/time/isZone'
import { zoneOffset } from '@schemas/time/wallClock'

const MINUTE = 60_000
const DAY = 86_400_000
/** Zones change their offset at quarters of an hour. */
const QUARTER = 15 * MINUTE

/** What a calendar and a clock show. */
export interface Wall {
  year: number
  /** From 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** A date and time as milliseconds, as if they were in UTC; null for one that no calendar or clock has, such as 31 February. */
export function wallTime({ year, month, day, hour, minute, second }: Wall): number | null {
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(time)
  const isDate =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDate && hour < 24 && minute < 60 && second < 60 ? time : null
}

/** The minutes of "+0130" or "-03:00" east of UTC, of "Z" none; null for an offset that no place has. */
export function offsetOf(text: string): number | null {
  if (/^z$/i.test(text)) return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  if (sign === undefined || Number(minutes) > 59 || offset > 14 * 60) return null
  return sign === '-' ? -offset : offset
}

/** The instant at which the clock of a zone shows a time, in milliseconds; null where the clock skips it or has it twice. */
export function instantAt(wall: number, zone: string): number | null {
  const offsets = new Set([wall - DAY, wall + DAY].map((near) => zoneOffset(near, zone)))
  const instants = [...offsets]
    .map((offset) => ({ offset, instant: wall - offset * MINUTE }))
    .filter(({ offset, instant }) => zoneOffset(instant, zone) === offset)
  return instants.length === 1 ? (instants[0]?.instant ?? null) : null
}

/** Places whose offset is not in hours; the zones of hours have names of their own. */
const partialZones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Tehran',
  'Asia/Kabul',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Chatham',
  'Pacific/Marquesas',
  'America/St_Johns',
]

/**
 * A zone that has an offset (minutes east of UTC) at an instant: the preferred one if it does, else `Etc/GMT-2` for +120, so
 * that a value belongs to the date and the clock of the file.
 */
export function zoneWithOffset(offset: number, instant: number, preferred: string): string {
  if (offsetAt(instant, preferred) === offset) return preferred
  if (offset === 0) return 'UTC'
  if (offset % 60 === 0) return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset / 60)}`
  return partialZones.find((zone) => offsetAt(instant, zone) === offset) ?? preferred
}

let last = { zone: '', quarter: 0, offset: 0 }

/** As `zoneOffset`. The records of a file are near one another, and asking Intl for each one takes most of an import. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER)
  if (last.zone !== zone || last.quarter !== quarter)
    last = { zone, quarter, offset: zoneOffset(instant, zone) }
  return last.offset
}

/** Whether a text is the IANA zone of a place; some browsers take an offset for one. */
export const isPlace = (zone: string): boolean => isZone(zone) && !/^[+-]/.test(zone)
