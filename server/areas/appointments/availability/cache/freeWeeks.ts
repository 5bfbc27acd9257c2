import type { Tx } from '../../../../db/engine'
import { found } from '../../../orNotFound'
import { agendaOfDoctor, loadAgendas, type Agenda } from '../agendas'
import { memoryOf, remembered, type Memory } from './availabilityCache'
import { offersOf, type Among, type Offer } from './timedOffers'
import { bookableService, type BookableService } from '../../providers'
import { freeSlots, type Span } from '../slots'
import { anyOf, bitsOf, WEEK, type WeekBits } from './weekBits'

/** Whose free times of which tenant. */
export interface Place {
  tenant: string
  memory: Memory
  service: BookableService
  offers: readonly Offer[]
  /** Tells which offers these are. */
  name: string
  /** The last change that was noticed before the offers were read. */
  tick: number
}

/** When an offer's doctor is free for it in a week that was read. Offers of one doctor and length share it. */
export type FreeWeek = (offer: Offer, week: number) => WeekBits

/** So few agendas are read at once, without waiting for those who read many. */
const FEW = 10
const none: ReadonlyMap<string, WeekBits> = new Map()
/** A week in which nothing is free. */
export const never = bitsOf(0, [])
const keyOf = (week: number, { duration }: Offer): string => `${week} ${duration}`

/** The offers of a bookable service (404 without one) and what is remembered of them, brought up to date. */
export async function placeOf(db: Tx, tenant: string, serviceId: number, among?: Among): Promise<Place> {
  const memory = await memoryOf(db, tenant)
  const tick = memory.now
  const service = found(
    await remembered(memory, `service ${serviceId}`, () => bookableService(db, tenant, serviceId)),
  )
  const offers = await offersOf(db, tenant, memory, service, among)
  return { tenant, memory, service, offers, name: JSON.stringify([service.id, among]), tick }
}

/**
 * The free starts of the offers in the weeks from `first` to `last` (see weekBits.ts). One statement for all that is
 * not remembered.
 */
export async function freeWeeks(db: Tx, place: Place, first: number, last = first): Promise<FreeWeek> {
  const { memory, offers } = place
  const kept = (offer: Offer, week: number): WeekBits | undefined =>
    memory.get(offer.doctorId, keyOf(week, offer)) as WeekBits | undefined
  const weeks = weeksOf(first, last)
  const missing = (): Offer[] =>
    offers.filter((offer) => weeks.some((week) => kept(offer, week) === undefined))
  const load = () => readWeeks(db, { ...place, offers: missing() }, first, last)
  const count = missing().length
  const read = count === 0 ? none : await (count > FEW ? memory.inTurn(load) : load())
  return (offer, week) => read.get(`${offer.doctorId} ${keyOf(week, offer)}`) ?? kept(offer, week) ?? never
}

/** When any of the offers is free, week by week from `first` to `last`. */
export async function anyFree(db: Tx, place: Place, first: number, last = first): Promise<WeekBits[]> {
  const { memory, offers, name, tick } = place
  const weeks = weeksOf(first, last)
  const known = weeks.map((week) => memory.sum(`${name} ${week}`, tick) as WeekBits | undefined)
  if (known.every((bits) => bits !== undefined)) return known
  const read = async (): Promise<WeekBits[]> => {
    const free = await freeWeeks(db, place, first, last)
    return weeks.map((week) => {
      const any = anyOf(offers.map((offer) => free(offer, week)))
      memory.keepSum(`${name} ${week}`, tick, any)
      return any
    })
  }
  return offers.length > FEW ? memory.shared(`free ${name} ${first} ${last}`, tick, read) : read()
}

/** By doctor, week and minutes. */
async function readWeeks(
  db: Tx,
  { tenant, memory, offers }: Place,
  first: number,
  last: number,
): Promise<ReadonlyMap<string, WeekBits>> {
  const read = new Map<string, WeekBits>()
  if (offers.length === 0) return read
  const keep = memory.keeper()
  const agendas = await readAgendas(db, tenant, offers, { start: first * WEEK, end: (last + 1) * WEEK })
  for (const offer of offers) {
    const agenda = agendas.get(offer.doctorId)
    for (const week of agenda ? weeksOf(first, last) : []) {
      const own = `${offer.doctorId} ${keyOf(week, offer)}`
      if (!agenda || read.has(own)) continue
      const span = { start: week * WEEK, end: (week + 1) * WEEK }
      const bits = bitsOf(week, freeSlots(agenda.calendar, agenda.booked, span, offer.duration))
      read.set(own, bits)
      keep(offer.doctorId, keyOf(week, offer), bits)
    }
  }
  return read
}

async function readAgendas(
  db: Tx,
  tenant: string,
  offers: readonly Offer[],
  span: Span,
): Promise<ReadonlyMap<number, Agenda | undefined>> {
  const doctors = [...new Set(offers.map(({ doctorId }) => doctorId))]
  if (doctors.length > FEW) return loadAgendas(db, tenant, doctors, span)
  return new Map(
    await Promise.all(
      doctors.map(
        async (doctorId) => [doctorId, await agendaOfDoctor(db, { tenant, doctorId, ...span })] as const,
      ),
    ),
  )
}

const weeksOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n)
