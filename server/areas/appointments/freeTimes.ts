import type { SlotMatrix } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { addDays, instantOf } from '../time/zone'
import { loadAgendas, type Agenda } from './calendars'
import type { Practice } from './practices'
import { freeSlots, type FreeSlot, type Span } from './slots'
import { toWire } from './wireTime'

/** A free start and whose it is. */
export interface PracticeSlot extends FreeSlot {
  practiceId: number
}

/** Free starts by date of the place; a time that several practices have free is one time (BOOK-089). */
export async function freeMatrix(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  span: Span,
): Promise<SlotMatrix> {
  return matrixOf(await freeStarts(db, tenant, practices, duration, span))
}

/** Slots as a matrix: dates in order, times in order, each once. */
export function matrixOf(slots: Iterable<FreeSlot>): SlotMatrix {
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

/** Free starts of the practices in a span (milliseconds), practice by practice, computed as asked. One statement. */
export async function freeStarts(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  span: Span,
): Promise<Iterable<PracticeSlot>> {
  const doctors = practices.map((practice) => practice.doctorId)
  return slotsOf(practices, await loadAgendas(db, tenant, doctors, span), duration, span)
}

function* slotsOf(
  practices: readonly Practice[],
  agendas: ReadonlyMap<number, Agenda>,
  duration: number,
  span: Span,
): Generator<PracticeSlot> {
  for (const { id, doctorId } of practices) {
    const agenda = agendas.get(doctorId)
    if (!agenda) continue
    for (const { start, day } of freeSlots(agenda.calendar, agenda.booked, span, duration)) {
      yield { start, day, practiceId: id }
    }
  }
}

/** A date of a place as a span of instants; a midnight that the clocks jump over counts as the day's first hour. */
export function spanOfDay(zone: string, day: string): Span {
  const midnight = (date: string): number =>
    instantOf(zone, date, 0) ?? instantOf(zone, date, 60) ?? Number.NaN
  return { start: midnight(day), end: midnight(addDays(day, 1)) }
}
