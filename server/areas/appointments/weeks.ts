import type { Tx } from '../../db/engine'
import { loadAgendas } from './calendars'
import { memoryOf, type Memory } from './memory'
import { offersOf, type Among, type Offer } from './offers'
import type { BookableService } from './practices'
import { freeSlots } from './slots'
import { bitsOf, WEEK, type WeekBits } from './weekBits'

/** Whose free times of which tenant. */
export interface Place {
  tenant: string
  memory: Memory
  offers: readonly Offer[]
}

/** When an offer's doctor is free for it in a week. Offers of one doctor and length share it. */
export type FreeWeek = (offer: Offer) => WeekBits

const none: ReadonlyMap<string, WeekBits> = new Map()
const never = bitsOf(0, [])
const ownOf = ({ doctorId, duration }: Offer): string => `${doctorId} ${duration}`
const keyOf = (week: number, { duration }: Offer): string => `${week} ${duration}`

/** The offers of a service and what is remembered of them, brought up to date. */
export async function placeOf(
  db: Tx,
  tenant: string,
  service: Pick<BookableService, 'id'>,
  among?: Among,
): Promise<Place> {
  const memory = await memoryOf(db, tenant)
  return { tenant, memory, offers: await offersOf(db, tenant, memory, service, among) }
}

/** The free starts of the offers in a week (see weekBits.ts). One statement for all that is not remembered. */
export async function freeWeek(db: Tx, { tenant, memory, offers }: Place, week: number): Promise<FreeWeek> {
  const kept = (offer: Offer): WeekBits | undefined =>
    memory.get(offer.doctorId, keyOf(week, offer)) as WeekBits | undefined
  const missing = (): Offer[] => offers.filter((offer) => !kept(offer))
  const read =
    missing().length > 0 ? await memory.inTurn(() => readWeek(db, tenant, memory, missing(), week)) : none
  return (offer) => read.get(ownOf(offer)) ?? kept(offer) ?? never
}

/** By doctor and minutes. */
async function readWeek(
  db: Tx,
  tenant: string,
  memory: Memory,
  offers: readonly Offer[],
  week: number,
): Promise<ReadonlyMap<string, WeekBits>> {
  const read = new Map<string, WeekBits>()
  if (offers.length === 0) return read
  const keep = memory.keeper()
  const span = { start: week * WEEK, end: (week + 1) * WEEK }
  const doctors = offers.map(({ doctorId }) => doctorId)
  const agendas = await loadAgendas(db, tenant, doctors, span)
  for (const offer of offers) {
    const agenda = agendas.get(offer.doctorId)
    if (!agenda || read.has(ownOf(offer))) continue
    const bits = bitsOf(week, freeSlots(agenda.calendar, agenda.booked, span, offer.duration))
    read.set(ownOf(offer), bits)
    keep(offer.doctorId, keyOf(week, offer), bits)
  }
  return read
}
