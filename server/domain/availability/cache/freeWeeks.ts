import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findBookableService, type BookableService } from '../providers'
import { calendarAt, loadAgenda, loadAgendas, type Agenda } from '../calendars/agendas'
import { freeSlots, type Span } from '../calendars/slots'
import { loadCache, readThroughCache, type AvailabilityCache } from './availabilityCache'
import { listTimedOffers, type OfferFilter, type TimedOffer } from './timedOffers'
import { combineWeeks, toWeekBits, WEEK_MS, type WeekBits } from './weekBits'

/** The offers of one service whose availability is computed, and the cache that serves them. */
export interface AvailabilityScope {
  tenant: string
  cache: AvailabilityCache
  service: BookableService
  offers: readonly TimedOffer[]
  /** Identifies this set of offers in cache keys. */
  offersKey: string
  /** The revision of the cache before the offers were read. */
  revision: number
}

/** The free starts of an offer in a week that was read. Offers with the same doctor, duration and closed dates share them. */
export type FreeWeek = (offer: TimedOffer, week: number) => WeekBits

/** Up to this many agendas are read at once, without waiting for larger reads. */
const SMALL_READ = 10
const noWeeks: ReadonlyMap<string, WeekBits> = new Map()
/** A week without free starts. */
export const emptyWeek = toWeekBits(0, [])
const weekKey = (week: number, { duration, closedCentreId }: TimedOffer): string =>
  `${week} ${duration} ${closedCentreId ?? ''}`

/**
 * Loads the offers of a bookable service and the tenant's cache, brought up to date. 404 for an unknown service, and for
 * one that is not shown in the agenda unless `includeHidden`.
 */
export async function loadAvailabilityScope(
  db: Tx,
  tenant: string,
  serviceId: number,
  filter?: OfferFilter,
  includeHidden = false,
): Promise<AvailabilityScope> {
  const cache = await loadCache(db, tenant)
  const { revision } = cache
  const service = orNotFound(
    await readThroughCache(cache, `service ${serviceId} ${includeHidden}`, () =>
      findBookableService(db, tenant, serviceId, includeHidden),
    ),
  )
  const offers = await listTimedOffers(db, tenant, cache, service, filter)
  return { tenant, cache, service, offers, offersKey: JSON.stringify([service.id, filter]), revision }
}

/**
 * The free starts of each offer in the weeks from `first` to `last` (week numbers, see weekBits.ts).
 * Weeks that are not in the cache are read in one statement.
 */
export async function readFreeWeeks(
  db: Tx,
  scope: AvailabilityScope,
  first: number,
  last = first,
): Promise<FreeWeek> {
  const { cache, offers } = scope
  const cachedWeek = (offer: TimedOffer, week: number): WeekBits | undefined =>
    cache.get(offer.doctorId, weekKey(week, offer)) as WeekBits | undefined
  const weeks = weekRange(first, last)
  const missingOffers = (): TimedOffer[] =>
    offers.filter((offer) => weeks.some((week) => cachedWeek(offer, week) === undefined))
  const load = () => computeWeeks(db, { ...scope, offers: missingOffers() }, first, last)
  const count = missingOffers().length
  const computed = count === 0 ? noWeeks : await (count > SMALL_READ ? cache.readInTurn(load) : load())
  return (offer, week) =>
    computed.get(`${offer.doctorId} ${weekKey(week, offer)}`) ?? cachedWeek(offer, week) ?? emptyWeek
}

/** The starts at which any of the offers is free, week by week from `first` to `last`. */
export async function readCombinedWeeks(
  db: Tx,
  scope: AvailabilityScope,
  first: number,
  last = first,
): Promise<WeekBits[]> {
  const { cache, offers, offersKey, revision } = scope
  const weeks = weekRange(first, last)
  const cached = weeks.map(
    (week) => cache.getCombined(`${offersKey} ${week}`, revision) as WeekBits | undefined,
  )
  if (cached.every((bits) => bits !== undefined)) return cached
  const read = async (): Promise<WeekBits[]> => {
    const freeWeek = await readFreeWeeks(db, scope, first, last)
    return weeks.map((week) => {
      const combined = combineWeeks(offers.map((offer) => freeWeek(offer, week)))
      cache.setCombined(`${offersKey} ${week}`, revision, combined)
      return combined
    })
  }
  return offers.length > SMALL_READ
    ? cache.shareResponse(`free ${offersKey} ${first} ${last}`, revision, read)
    : read()
}

/** Computes the weeks of the offers and caches them. Returns them by doctor id and `weekKey`. */
async function computeWeeks(
  db: Tx,
  { tenant, cache, offers }: AvailabilityScope,
  first: number,
  last: number,
): Promise<ReadonlyMap<string, WeekBits>> {
  const computed = new Map<string, WeekBits>()
  if (offers.length === 0) return computed
  const write = cache.createWriter()
  const agendas = await readAgendas(db, tenant, offers, { start: first * WEEK_MS, end: (last + 1) * WEEK_MS })
  for (const offer of offers) {
    const agenda = agendas.get(offer.doctorId)
    for (const week of agenda ? weekRange(first, last) : []) {
      const key = `${offer.doctorId} ${weekKey(week, offer)}`
      if (!agenda || computed.has(key)) continue
      const span = { start: week * WEEK_MS, end: (week + 1) * WEEK_MS }
      const bits = toWeekBits(
        week,
        freeSlots(calendarAt(agenda, offer.id), agenda.booked, span, offer.duration),
      )
      computed.set(key, bits)
      write(offer.doctorId, weekKey(week, offer), bits)
    }
  }
  return computed
}

async function readAgendas(
  db: Tx,
  tenant: string,
  offers: readonly TimedOffer[],
  span: Span,
): Promise<ReadonlyMap<number, Agenda | undefined>> {
  const doctors = [...new Set(offers.map(({ doctorId }) => doctorId))]
  if (doctors.length > SMALL_READ) return loadAgendas(db, tenant, doctors, span)
  return new Map(
    await Promise.all(
      doctors.map(
        async (doctorId) => [doctorId, await loadAgenda(db, { tenant, doctorId, ...span })] as const,
      ),
    ),
  )
}

const weekRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
