import { zoneOffset } from '@portico/core/format/dates'
import { offsetZone } from '@schemas/time/wallClock'

/** Clocks change at quarters of an hour, so that an offset holds for all instants of a quarter. */
const QUARTER_MS = 900_000
const MINUTE_MS = 60_000

/** A date and a time of the clock of a zone. */
export interface LocalTime {
  /** YYYY-MM-DD */
  date: string
  /** HH:mm:ss.SSS */
  time: string
  /** Of the zone at that instant: "+01:00". */
  offset: string
}

/** Returns a function that tells instants on the clock of a zone; it remembers offsets, because an archive tells half a million. */
export function createLocalTimes(): (time: number, zone: string) => LocalTime {
  const offsets = new Map<string, number>()
  const offsetAt = (time: number, zone: string): number => {
    const key = `${zone} ${Math.floor(time / QUARTER_MS)}`
    const known = offsets.get(key)
    if (known !== undefined) return known
    const offset = Math.round(zoneOffset(time, zone))
    offsets.set(key, offset)
    return offset
  }
  return (time, zone) => {
    const offset = offsetAt(time, zone)
    const local = new Date(time + offset * MINUTE_MS).toISOString()
    return { date: local.slice(0, 10), time: local.slice(11, 23), offset: offsetZone(offset) }
  }
}

/** An instant with the offset of its zone, as HL7 FHIR writes it: 2026-11-02T08:15:00.000+01:00. */
export const withOffset = ({ date, time, offset }: LocalTime): string => `${date}T${time}${offset}`
