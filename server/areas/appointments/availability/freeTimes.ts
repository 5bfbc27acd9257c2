import type { SlotMatrix } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { addDays, instantOf, localDay } from '../../time/zone'
import type { TimedOffer } from './cache/timedOffers'
import type { FreeSlot, Span } from './slots'
import { readStarts, weekNumber } from './cache/weekBits'
import { readCombinedWeeks, readFreeWeeks, type AvailabilityScope } from './cache/freeWeeks'
import { toWire } from '../wireTime'

/** Free starts by date of the place; a time that several practices have free is one time (BOOK-089). */
export async function readFreeMatrix(db: Tx, place: AvailabilityScope, span: Span): Promise<SlotMatrix> {
  const slots: FreeSlot[] = []
  for (const zone of new Set(place.offers.map((offer) => offer.zone))) {
    const offers = place.offers.filter((offer) => offer.zone === zone)
    const local: AvailabilityScope = { ...place, offers, offersKey: `${place.offersKey} ${zone}` }
    slots.push(...datesOf(zone, await listFreeStarts(db, local, span)))
  }
  return toSlotMatrix(slots)
}

/** Slots as a matrix: dates in order, times in order, each once. */
export function toSlotMatrix(slots: Iterable<FreeSlot>): SlotMatrix {
  const days = new Map<string, Set<number>>()
  for (const { day, start } of slots) {
    const starts = days.get(day)
    if (starts) starts.add(start)
    else days.set(day, new Set([start]))
  }
  return Object.fromEntries(
    [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, starts]) => [day, [...starts].sort((a, b) => a - b).map(toWire)]),
  )
}

/** Starts at which any of the offers is free in a span (milliseconds), earliest first. */
export async function listFreeStarts(db: Tx, place: AvailabilityScope, span: Span): Promise<number[]> {
  const starts: number[] = []
  if (place.offers.length === 0 || span.start >= span.end) return starts
  const first = weekNumber(span.start)
  const weeks = await readCombinedWeeks(db, place, first, weekNumber(span.end - 1))
  for (const [n, bits] of weeks.entries()) {
    for (const start of readStarts(bits, first + n, span.start)) {
      if (start >= span.end) break
      starts.push(start)
    }
  }
  return starts
}

/** The offers that are free at an instant. */
export async function offersFreeAt(db: Tx, place: AvailabilityScope, instant: number): Promise<TimedOffer[]> {
  const week = weekNumber(instant)
  const free = await readFreeWeeks(db, place, week)
  return place.offers.filter((offer) => readStarts(free(offer, week), week, instant).next().value === instant)
}

/** Each start with its date in the zone; dates are looked up once a day. */
function* datesOf(zone: string, starts: readonly number[]): Generator<FreeSlot> {
  let day = ''
  let next = -Infinity
  for (const start of starts) {
    if (start >= next) {
      day = localDay(zone, start)
      next = daySpan(zone, day).end
    }
    yield { start, day }
  }
}

/** A date of a place as a span of instants; a midnight that the clocks jump over counts as the day's first hour. */
export function daySpan(zone: string, day: string): Span {
  const midnight = (date: string): number =>
    instantOf(zone, date, 0) ?? instantOf(zone, date, 60) ?? Number.NaN
  return { start: midnight(day), end: midnight(addDays(day, 1)) }
}
