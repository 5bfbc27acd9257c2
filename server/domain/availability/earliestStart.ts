import type { Tx } from '../../platform/db/database'
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
 * The earliest free start of each offer within 90 days, by practice id, in milliseconds.
 * Takes `from`, the first bookable instant. Offers without a free start are absent. Runs one statement per week that is
 * not in the cache.
 */
export async function earliestStartByOffer(
  db: Tx,
  scope: AvailabilityScope,
  from: number,
): Promise<Map<number, number>> {
  const { offers } = scope
  const starts = new Map<number, number>()
  const end = from + DAYS * DAY
  for (let week = weekNumber(from); week <= weekNumber(end) && starts.size < offers.length; week++) {
    const open = offers.filter(({ id }) => !starts.has(id))
    const free = await readFreeWeeks(db, { ...scope, offers: open }, week)
    for (const offer of open) {
      const { value } = readStarts(free(offer, week), week, from).next()
      if (typeof value === 'number' && value < end) starts.set(offer.id, value)
    }
  }
  return starts
}

/** The earliest free start of any offer within 90 days, in milliseconds, or null. */
export async function earliestStart(db: Tx, scope: AvailabilityScope, from: number): Promise<number | null> {
  const end = from + DAYS * DAY
  for (let week = weekNumber(from); week <= weekNumber(end) && scope.offers.length > 0; week++) {
    const [free = emptyWeek] = await readCombinedWeeks(db, scope, week)
    const { value } = readStarts(free, week, from).next()
    if (typeof value === 'number') return value < end ? value : null
  }
  return null
}

/**
 * The earliest free start of each doctor who offers a service, by doctor id, in milliseconds.
 * Takes `from`, the first bookable instant. Doctors without a free start within 90 days are absent.
 */
export async function earliestStartByDoctor(
  db: Tx,
  tenant: string,
  serviceId: number,
  from: number,
): Promise<Map<number, number>> {
  const scope = await loadAvailabilityScope(db, tenant, serviceId)
  const starts = await earliestStartByOffer(db, scope, from)
  const byDoctor = new Map<number, number>()
  for (const { id, doctorId } of scope.offers) {
    const start = starts.get(id)
    if (start !== undefined) byDoctor.set(doctorId, Math.min(start, byDoctor.get(doctorId) ?? start))
  }
  return byDoctor
}
