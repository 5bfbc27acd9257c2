import type { Tx } from '../../db/engine'
import { loadAgendas } from './calendars'
import type { Practice } from './practices'
import { freeSlots, type FreeSlot } from './slots'

const DAY = 86_400_000
/** Most doctors have a free time within days: what is booked later is read only for those who have not. */
const WINDOW_ENDS = [3, 14, 90]

/**
 * The earliest free start of each practice within 90 days, by practice id; practices without one are absent
 * (BOOK-099, BOOK-100). In: minutes; the first bookable instant in milliseconds. At most three statements.
 */
export function earliestStarts(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  from: number,
): Promise<Map<number, FreeSlot>> {
  return search(db, tenant, practices, duration, from, (found) => found.size === practices.length)
}

/** The earliest free start of any of the practices within 90 days, or null (BOOK-087, BOOK-088). */
export async function earliestOfAny(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  from: number,
): Promise<FreeSlot | null> {
  const found = await search(db, tenant, practices, duration, from, ({ size }) => size > 0)
  const starts = [...found.values()].sort((a, b) => a.start - b.start)
  return starts[0] ?? null
}

async function search(
  db: Tx,
  tenant: string,
  practices: readonly Practice[],
  duration: number,
  from: number,
  isEnough: (found: ReadonlyMap<number, FreeSlot>) => boolean,
): Promise<Map<number, FreeSlot>> {
  const found = new Map<number, FreeSlot>()
  let start = from
  for (const days of WINDOW_ENDS) {
    if (isEnough(found)) break
    const span = { start, end: from + days * DAY }
    const open = practices.filter((practice) => !found.has(practice.id))
    const agendas = await loadAgendas(
      db,
      tenant,
      open.map((practice) => practice.doctorId),
      span,
    )
    for (const { id, doctorId } of open) {
      const agenda = agendas.get(doctorId)
      const [first] = agenda ? freeSlots(agenda.calendar, agenda.booked, span, duration) : []
      if (first) found.set(id, first)
    }
    start = span.end
  }
  return found
}
