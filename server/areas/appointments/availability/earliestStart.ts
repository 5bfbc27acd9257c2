import type { Tx } from '../../../db/engine'
import { readStarts, weekNumber } from './cache/weekBits'
import {
  readCombinedWeeks,
  readFreeWeeks,
  emptyWeek,
  loadAvailabilityScope,
  type AvailabilityScope,
} from './cache/freeWeeks'

const DAY = 86_400_000
const DAYS = 90

/**
 * The earliest free start of each offer within 90 days, by practice id, in milliseconds; `from` is the first bookable instant; offers without one are absent
 * (BOOK-099, BOOK-100). One statement for each week that is looked at anew.
 */
export async function earliestStartByOffer(
  db: Tx,
  place: AvailabilityScope,
  from: number,
): Promise<Map<number, number>> {
  const { offers } = place
  const found = new Map<number, number>()
  const end = from + DAYS * DAY
  for (let week = weekNumber(from); week <= weekNumber(end) && found.size < offers.length; week++) {
    const open = offers.filter(({ id }) => !found.has(id))
    const free = await readFreeWeeks(db, { ...place, offers: open }, week)
    for (const offer of open) {
      const { value } = readStarts(free(offer, week), week, from).next()
      if (typeof value === 'number' && value < end) found.set(offer.id, value)
    }
  }
  return found
}

/** The earliest free start of any of the offers within 90 days, in milliseconds, or null (BOOK-087, BOOK-088). */
export async function earliestStart(db: Tx, place: AvailabilityScope, from: number): Promise<number | null> {
  const end = from + DAYS * DAY
  for (let week = weekNumber(from); week <= weekNumber(end) && place.offers.length > 0; week++) {
    const [free = emptyWeek] = await readCombinedWeeks(db, place, week)
    const { value } = readStarts(free, week, from).next()
    if (typeof value === 'number') return value < end ? value : null
  }
  return null
}

/**
 * The earliest free start of each doctor who gives a service, by doctor id, in milliseconds (BOOK-118, BOOK-119).
 * In: the first bookable instant in milliseconds. Doctors without a free start in 90 days are absent.
 */
export async function earliestStartByDoctor(
  db: Tx,
  tenant: string,
  serviceId: number,
  from: number,
): Promise<Map<number, number>> {
  const place = await loadAvailabilityScope(db, tenant, serviceId)
  const starts = await earliestStartByOffer(db, place, from)
  const byDoctor = new Map<number, number>()
  for (const { id, doctorId } of place.offers) {
    const start = starts.get(id)
    if (start !== undefined) byDoctor.set(doctorId, Math.min(start, byDoctor.get(doctorId) ?? start))
  }
  return byDoctor
}
