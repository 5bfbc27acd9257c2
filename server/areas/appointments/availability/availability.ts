import type {
  AvailableProvidersQuery,
  Provider,
  SlotMatrix,
  SlotQuery,
} from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { found } from '../../orNotFound'
import { earliestOfAny, earliestStarts } from './earliestStart'
import { freeAt, freeMatrix, freeStarts, spanOfDay } from './freeTimes'
import { firstBookable, wholeMinute } from './leadTime'
import { remembered } from './cache/availabilityCache'
import type { Among } from './cache/timedOffers'
import { listProviders } from '../providers'
import { bySpread, loadsAround } from './workload'
import { placeOf, type Place } from './cache/freeWeeks'
import { instantOfWire, notValid, toWire } from '../wireTime'

/** The longest span of which free times are told. */
export const MAX_SPAN = 62 * 86_400_000

const idsOf = (practices: readonly { id: number }[]): number[] => practices.map(({ id }) => id)

/** Providers of a service with each one's earliest free slot, the earliest first (BOOK-099). */
export async function providersOfService(db: Tx, tenant: string, id: number, now: Date): Promise<Provider[]> {
  const place = await placeOf(db, tenant, id)
  const from = wholeMinute(firstBookable(now, place.service.externalId))
  return place.memory.shared(`providers ${id} ${from}`, place.tick, () => withFirstDates(db, place, from))
}

async function withFirstDates(db: Tx, place: Place, from: number): Promise<Provider[]> {
  const first = await earliestStarts(db, place, from)
  const startOf = (provider: Provider): number => first.get(provider.id) ?? Number.MAX_SAFE_INTEGER
  const providers = await remembered(place.memory, `providers ${place.service.id}`, () =>
    listProviders(db, place.tenant, idsOf(place.offers)),
  )
  return providers
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((provider) => {
      const start = first.get(provider.id)
      return { ...provider, firstDate: start === undefined ? null : toWire(start) }
    })
}

/** Providers who are free at a time, in the order in which work should be spread (BOOK-098). */
export async function availableProviders(
  db: Tx,
  tenant: string,
  { serviceId, date, time }: AvailableProvidersQuery,
  now: Date,
): Promise<Provider[]> {
  const place = await placeOf(db, tenant, serviceId)
  const start = instantOfWire(date, time)
  if (start < firstBookable(now, place.service.externalId)) return []
  const able = await freeAt(db, place, start)
  const doctors = able.map(({ doctorId }) => doctorId)
  const loads = await loadsAround(db, tenant, doctors, start)
  const providers = new Map((await listProviders(db, tenant, idsOf(able))).map((one) => [one.id, one]))
  return bySpread(able, loads).flatMap(({ id }) => providers.get(id) ?? [])
}

/** Which earliest slot is wanted: of these providers or doctors, not before `from` (milliseconds). */
export interface EarliestQuery extends Among {
  serviceId: number
  from?: number | undefined
}

/** The earliest free slot of a service, or null when there is none in 90 days (BOOK-087, BOOK-088, BOOK-100). */
export async function earliestSlot(
  db: Tx,
  tenant: string,
  { serviceId, from = 0, ...among }: EarliestQuery,
  now: Date,
): Promise<string | null> {
  const place = await placeOf(db, tenant, serviceId, among)
  const start = await earliestOfAny(db, place, Math.max(from, firstBookable(now, place.service.externalId)))
  return start === null ? null : toWire(start)
}

/** Free times by date of the place (BOOK-089). Refuses a span that is turned round or over 62 days. */
export async function slotMatrix(
  db: Tx,
  tenant: string,
  { serviceId, providerId, from, to }: SlotQuery,
  now: Date,
): Promise<SlotMatrix> {
  const asked = { start: Date.parse(from), end: Date.parse(to) }
  if (asked.end < asked.start || asked.end - asked.start > MAX_SPAN) throw notValid('to')
  const place = await placeOf(db, tenant, serviceId, { providerIds: providerId == null ? [] : [providerId] })
  const start = Math.max(asked.start, wholeMinute(firstBookable(now, place.service.externalId)))
  const make = () => freeMatrix(db, place, { ...asked, start })
  if (providerId != null) return make()
  return place.memory.shared(`month ${serviceId} ${start} ${asked.end}`, place.tick, make)
}

/** One day's free times of a provider; `day` is a date of the place (BOOK-090). */
export async function daySlots(
  db: Tx,
  tenant: string,
  { providerId, serviceId, day }: { providerId: number; serviceId: number; day: string },
  now: Date,
): Promise<string[]> {
  const place = await placeOf(db, tenant, serviceId, { providerIds: [providerId] })
  const asked = spanOfDay(found(place.offers[0]).zone, day)
  const start = Math.max(asked.start, firstBookable(now, place.service.externalId))
  return (await freeStarts(db, place, { ...asked, start })).map(toWire)
}
