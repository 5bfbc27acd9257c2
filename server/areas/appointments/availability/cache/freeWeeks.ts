import type { Tx } from '../../../../db/engine'
import { orNotFound } from '../../../orNotFound'
import { loadAgenda, loadAgendas, type Agenda } from '../agendas'
import { loadCache, readThroughCache, type AvailabilityCache } from './availabilityCache'
import { listTimedOffers, type OfferFilter, type TimedOffer } from './timedOffers'
import { findBookableService, type BookableService } from '../../providers'
import { freeSlots, type Span } from '../slots'
import { combineWeeks, toWeekBits, WEEK_MS, type WeekBits } from './weekBits'

/** Whose free times of which tenant. */
export interface AvailabilityScope {
  tenant: string
  cache: AvailabilityCache
  service: BookableService
  offers: readonly TimedOffer[]
  /** Tells which offers these are. */
  offersKey: string
  /** The last change that was noticed before the offers were read. */
  revision: number
}

/** When an offer's doctor is free for it in a week that was read. Offers of one doctor and length share it. */
export type FreeWeek = (offer: TimedOffer, week: number) => WeekBits

/** So few agendas are read at once, without waiting for those who read many. */
const FEW = 10
const noWeeks: ReadonlyMap<string, WeekBits> = new Map()
/** A week in which nothing is free. */
export const emptyWeek = toWeekBits(0, [])
const weekKey = (week: number, { duration }: TimedOffer): string => `${week} ${duration}`

/** The offers of a bookable service (404 without one) and what is remembered of them, brought up to date. */
export async function loadAvailabilityScope(
  db: Tx,
  tenant: string,
  serviceId: number,
  among?: OfferFilter,
): Promise<AvailabilityScope> {
  const memory = await loadCache(db, tenant)
  const tick = memory.revision
  const service = orNotFound(
    await readThroughCache(memory, `service ${serviceId}`, () => findBookableService(db, tenant, serviceId)),
  )
  const offers = await listTimedOffers(db, tenant, memory, service, among)
  return {
    tenant,
    cache: memory,
    service,
    offers,
    offersKey: JSON.stringify([service.id, among]),
    revision: tick,
  }
}

/**
 * The free starts of the offers in the weeks from `first` to `last` (see weekBits.ts). One statement for all that is
 * not remembered.
 */
export async function readFreeWeeks(
  db: Tx,
  place: AvailabilityScope,
  first: number,
  last = first,
): Promise<FreeWeek> {
  const { cache: memory, offers } = place
  const kept = (offer: TimedOffer, week: number): WeekBits | undefined =>
    memory.get(offer.doctorId, weekKey(week, offer)) as WeekBits | undefined
  const weeks = weekRange(first, last)
  const missing = (): TimedOffer[] =>
    offers.filter((offer) => weeks.some((week) => kept(offer, week) === undefined))
  const load = () => computeWeeks(db, { ...place, offers: missing() }, first, last)
  const count = missing().length
  const read = count === 0 ? noWeeks : await (count > FEW ? memory.readInTurn(load) : load())
  return (offer, week) =>
    read.get(`${offer.doctorId} ${weekKey(week, offer)}`) ?? kept(offer, week) ?? emptyWeek
}

/** When any of the offers is free, week by week from `first` to `last`. */
export async function readCombinedWeeks(
  db: Tx,
  place: AvailabilityScope,
  first: number,
  last = first,
): Promise<WeekBits[]> {
  const { cache: memory, offers, offersKey: name, revision: tick } = place
  const weeks = weekRange(first, last)
  const known = weeks.map((week) => memory.getCombined(`${name} ${week}`, tick) as WeekBits | undefined)
  if (known.every((bits) => bits !== undefined)) return known
  const read = async (): Promise<WeekBits[]> => {
    const free = await readFreeWeeks(db, place, first, last)
    return weeks.map((week) => {
      const any = combineWeeks(offers.map((offer) => free(offer, week)))
      memory.setCombined(`${name} ${week}`, tick, any)
      return any
    })
  }
  return offers.length > FEW ? memory.shareResponse(`free ${name} ${first} ${last}`, tick, read) : read()
}

/** By doctor, week and minutes. */
async function computeWeeks(
  db: Tx,
  { tenant, cache: memory, offers }: AvailabilityScope,
  first: number,
  last: number,
): Promise<ReadonlyMap<string, WeekBits>> {
  const read = new Map<string, WeekBits>()
  if (offers.length === 0) return read
  const keep = memory.createWriter()
  const agendas = await readAgendas(db, tenant, offers, { start: first * WEEK_MS, end: (last + 1) * WEEK_MS })
  for (const offer of offers) {
    const agenda = agendas.get(offer.doctorId)
    for (const week of agenda ? weekRange(first, last) : []) {
      const own = `${offer.doctorId} ${weekKey(week, offer)}`
      if (!agenda || read.has(own)) continue
      const span = { start: week * WEEK_MS, end: (week + 1) * WEEK_MS }
      const bits = toWeekBits(week, freeSlots(agenda.calendar, agenda.booked, span, offer.duration))
      read.set(own, bits)
      keep(offer.doctorId, weekKey(week, offer), bits)
    }
  }
  return read
}

async function readAgendas(
  db: Tx,
  tenant: string,
  offers: readonly TimedOffer[],
  span: Span,
): Promise<ReadonlyMap<number, Agenda | undefined>> {
  const doctors = [...new Set(offers.map(({ doctorId }) => doctorId))]
  if (doctors.length > FEW) return loadAgendas(db, tenant, doctors, span)
  return new Map(
    await Promise.all(
      doctors.map(
        async (doctorId) => [doctorId, await loadAgenda(db, { tenant, doctorId, ...span })] as const,
      ),
    ),
  )
}

const weekRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n)
