import type {
  AvailableProvidersQuery,
  Provider,
  SlotMatrix,
  SlotQuery,
} from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { orNotFound } from '../../orNotFound'
import { earliestStart, earliestStartByOffer } from './earliestStart'
import { offersFreeAt, readFreeMatrix, listFreeStarts, daySpan } from './freeTimes'
import { firstBookable, wholeMinute } from './leadTime'
import { readThroughCache } from './cache/availabilityCache'
import type { OfferFilter } from './cache/timedOffers'
import { listProviders } from '../providers'
import { sortByWorkload, readWorkloads } from './workload'
import { loadAvailabilityScope, type AvailabilityScope } from './cache/freeWeeks'
import { parseWireTime, invalidField, toWire } from '../wireTime'

/** The longest span of which free times are told. */
export const MAX_SPAN_MS = 62 * 86_400_000

const idsOf = (practices: readonly { id: number }[]): number[] => practices.map(({ id }) => id)

/** Providers of a service with each one's earliest free slot, the earliest first (BOOK-099). */
export async function listProvidersOfService(
  db: Tx,
  tenant: string,
  id: number,
  now: Date,
): Promise<Provider[]> {
  const place = await loadAvailabilityScope(db, tenant, id)
  const from = wholeMinute(firstBookable(now, place.service.externalId))
  return place.cache.shareResponse(`providers ${id} ${from}`, place.revision, () =>
    withFirstDates(db, place, from),
  )
}

async function withFirstDates(db: Tx, place: AvailabilityScope, from: number): Promise<Provider[]> {
  const first = await earliestStartByOffer(db, place, from)
  const startOf = (provider: Provider): number => first.get(provider.id) ?? Number.MAX_SAFE_INTEGER
  const providers = await readThroughCache(place.cache, `providers ${place.service.id}`, () =>
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
export async function listAvailableProviders(
  db: Tx,
  tenant: string,
  { serviceId, date, time }: AvailableProvidersQuery,
  now: Date,
): Promise<Provider[]> {
  const place = await loadAvailabilityScope(db, tenant, serviceId)
  const start = parseWireTime(date, time)
  if (start < firstBookable(now, place.service.externalId)) return []
  const able = await offersFreeAt(db, place, start)
  const doctors = able.map(({ doctorId }) => doctorId)
  const loads = await readWorkloads(db, tenant, doctors, start)
  const providers = new Map((await listProviders(db, tenant, idsOf(able))).map((one) => [one.id, one]))
  return sortByWorkload(able, loads).flatMap(({ id }) => providers.get(id) ?? [])
}

/** Which earliest slot is wanted: of these providers or doctors, not before `from` (milliseconds). */
export interface EarliestQuery extends OfferFilter {
  serviceId: number
  from?: number | undefined
}

/** The earliest free slot of a service, or null when there is none in 90 days (BOOK-087, BOOK-088, BOOK-100). */
export async function findEarliestSlot(
  db: Tx,
  tenant: string,
  { serviceId, from = 0, ...among }: EarliestQuery,
  now: Date,
): Promise<string | null> {
  const place = await loadAvailabilityScope(db, tenant, serviceId, among)
  const start = await earliestStart(db, place, Math.max(from, firstBookable(now, place.service.externalId)))
  return start === null ? null : toWire(start)
}

/** Free times by date of the place (BOOK-089). Refuses a span that is turned round or over 62 days. */
export async function readSlotMatrix(
  db: Tx,
  tenant: string,
  { serviceId, providerId, from, to }: SlotQuery,
  now: Date,
): Promise<SlotMatrix> {
  const asked = { start: Date.parse(from), end: Date.parse(to) }
  if (asked.end < asked.start || asked.end - asked.start > MAX_SPAN_MS) throw invalidField('to')
  const place = await loadAvailabilityScope(db, tenant, serviceId, {
    providerIds: providerId == null ? [] : [providerId],
  })
  const start = Math.max(asked.start, wholeMinute(firstBookable(now, place.service.externalId)))
  const make = () => readFreeMatrix(db, place, { ...asked, start })
  if (providerId != null) return make()
  return place.cache.shareResponse(`month ${serviceId} ${start} ${asked.end}`, place.revision, make)
}

/** One day's free times of a provider; `day` is a date of the place (BOOK-090). */
export async function listDaySlots(
  db: Tx,
  tenant: string,
  { providerId, serviceId, day }: { providerId: number; serviceId: number; day: string },
  now: Date,
): Promise<string[]> {
  const place = await loadAvailabilityScope(db, tenant, serviceId, { providerIds: [providerId] })
  const asked = daySpan(orNotFound(place.offers[0]).zone, day)
  const start = Math.max(asked.start, firstBookable(now, place.service.externalId))
  return (await listFreeStarts(db, place, { ...asked, start })).map(toWire)
}
