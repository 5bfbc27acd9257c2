import type { SlotMatrix } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { addDays, instantOf, localDay } from '../shared/zone'
import type { TimedOffer } from './cache/timedOffers'
import type { FreeSlot, Span } from './calendars/slots'
import { readStarts, weekNumber } from './cache/weekBits'
import { readCombinedWeeks, readFreeWeeks, type AvailabilityScope } from './cache/freeWeeks'
import { toWire } from './wireTime'

/** Free starts by local date; a start that several practices share is listed once. */
export async function readFreeMatrix(db: Tx, scope: AvailabilityScope, span: Span): Promise<SlotMatrix> {
  const slots: FreeSlot[] = []
  for (const zone of new Set(scope.offers.map((offer) => offer.zone))) {
    const offers = scope.offers.filter((offer) => offer.zone === zone)
    const zoneScope: AvailabilityScope = { ...scope, offers, offersKey: `${scope.offersKey} ${zone}` }
    slots.push(...withDates(zone, await listFreeStarts(db, zoneScope, span)))
  }
  return toSlotMatrix(slots)
}

/** Groups slots by date, dates and starts in order and without duplicates. */
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

/** Starts at which any of the offers is free within a span (milliseconds), earliest first. */
export async function listFreeStarts(db: Tx, scope: AvailabilityScope, span: Span): Promise<number[]> {
  const starts: number[] = []
  if (scope.offers.length === 0 || span.start >= span.end) return starts
  const first = weekNumber(span.start)
  const weeks = await readCombinedWeeks(db, scope, first, weekNumber(span.end - 1))
  for (const [n, bits] of weeks.entries()) {
    for (const start of readStarts(bits, first + n, span.start)) {
      if (start >= span.end) break
      starts.push(start)
    }
  }
  return starts
}

/** The offers that are free at an instant (milliseconds). */
export async function offersFreeAt(db: Tx, scope: AvailabilityScope, instant: number): Promise<TimedOffer[]> {
  const week = weekNumber(instant)
  const free = await readFreeWeeks(db, scope, week)
  return scope.offers.filter((offer) => readStarts(free(offer, week), week, instant).next().value === instant)
}

/** Adds the local date to each start. The date is computed once a day. */
function* withDates(zone: string, starts: readonly number[]): Generator<FreeSlot> {
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

/** A local date as a span of instants. Where daylight saving skips midnight, the day starts at 01:00. */
export function daySpan(zone: string, day: string): Span {
  const midnight = (date: string): number =>
    instantOf(zone, date, 0) ?? instantOf(zone, date, 60) ?? Number.NaN
  return { start: midnight(day), end: midnight(addDays(day, 1)) }
}
