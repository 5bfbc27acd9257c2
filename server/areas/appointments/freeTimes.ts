import type { SlotMatrix } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { addDays, instantOf } from '../time/zone'
import { loadAgendas } from './calendars'
import type { Practice } from './practices'
import { freeSlots, type FreeSlot, type Span } from './slots'
import { toWire } from './wireTime'

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
export function matrixOf(slots: readonly FreeSlot[]): SlotMatrix {
  const days = new Map<string, Set<number>>()
  for (const { day, start } of slots) {
    const starts = days.get(day) ?? new Set()
    days.set(day, starts.add(start))
  }
  return Object.fromEntries(
    [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, starts]) => [day, [...starts].sort((a, b) => a - b).map(toWire)]),
  )
}

/** Free starts of the practices in a span (milliseconds), practice by practice. One statement. */
export async function freeStarts(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  span: Span,
): Promise<(FreeSlot & { practiceId: number })[]> {
  const agendas = await loadAgendas(
    db,
    tenant,
    practices.map((practice) => practice.doctorId),
    span,
  )
  return practices.flatMap(({ id, doctorId }) => {
    const agenda = agendas.get(doctorId)
    if (!agenda) return []
    return Array.from(freeSlots(agenda.calendar, agenda.booked, span, duration), (slot) => ({
      ...slot,
      practiceId: id,
    }))
  })
}

/** A date of a place as a span of instants; a midnight that the clocks jump over counts as the day's first hour. */
export function spanOfDay(zone: string, day: string): Span {
  const midnight = (date: string): number =>
    instantOf(zone, date, 0) ?? instantOf(zone, date, 60) ?? Number.NaN
  return { start: midnight(day), end: midnight(addDays(day, 1)) }
}
