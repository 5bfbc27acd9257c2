import type {
  AvailableProvidersQuery,
  Provider,
  SlotMatrix,
  SlotQuery,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import { earliestStart, earliestStartByOffer } from './earliestStart'
import { offersFreeAt, readFreeMatrix, listFreeStarts, daySpan } from './freeTimes'
import { firstBookable, wholeMinute, type TenantWithLeadTime } from './leadTime'
import { readThroughCache } from './cache/availabilityCache'
import type { OfferFilter } from './cache/timedOffers'
import { listProviders } from './providers'
import { sortByWorkload, readWorkloads } from './calendars/workload'
import { loadAvailabilityScope, type AvailabilityScope } from './cache/freeWeeks'
import { parseWireTime, toWire } from './wireTime'
import { invalidField } from '../../platform/errors/invalidField'

/** The longest span that one request may ask for. */
export const MAX_SPAN_MS = 62 * 86_400_000

const idsOf = (practices: readonly { id: number }[]): number[] => practices.map(({ id }) => id)

/** The providers of a service with their earliest free slot, earliest first. */
export async function listProvidersOfService(
  db: Tx,
  tenant: TenantWithLeadTime,
  language: string,
  id: number,
  now: Date,
): Promise<Provider[]> {
  const scope = await loadAvailabilityScope(db, tenant.id, id)
  const from = wholeMinute(firstBookable(tenant, now, scope.service.externalId))
  return scope.cache.shareResponse(`providers ${language} ${id} ${from}`, scope.revision, () =>
    withFirstDates(db, scope, language, from),
  )
}

async function withFirstDates(
  db: Tx,
  scope: AvailabilityScope,
  language: string,
  from: number,
): Promise<Provider[]> {
  const first = await earliestStartByOffer(db, scope, from)
  const startOf = (provider: Provider): number => first.get(provider.id) ?? Number.MAX_SAFE_INTEGER
  const providers = await readThroughCache(scope.cache, `providers ${language} ${scope.service.id}`, () =>
    listProviders(db, scope.tenant, language, idsOf(scope.offers)),
  )
  return providers
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((provider) => {
      const start = first.get(provider.id)
      return { ...provider, firstDate: start === undefined ? null : toWire(start) }
    })
}

/** The providers that are free at a time, least busy first. */
export async function listAvailableProviders(
  db: Tx,
  tenant: TenantWithLeadTime,
  language: string,
  { serviceId, date, time }: AvailableProvidersQuery,
  now: Date,
): Promise<Provider[]> {
  const scope = await loadAvailabilityScope(db, tenant.id, serviceId)
  const start = parseWireTime(date, time)
  if (start < firstBookable(tenant, now, scope.service.externalId)) return []
  const freeOffers = await offersFreeAt(db, scope, start)
  const doctors = freeOffers.map(({ doctorId }) => doctorId)
  const workloads = await readWorkloads(db, tenant.id, doctors, start)
  const providers = new Map(
    (await listProviders(db, tenant.id, language, idsOf(freeOffers))).map((provider) => [
      provider.id,
      provider,
    ]),
  )
  return sortByWorkload(freeOffers, workloads).flatMap(({ id }) => providers.get(id) ?? [])
}

/** Selects the earliest slot: of these providers or doctors, not before `from` (milliseconds). */
export interface EarliestQuery extends OfferFilter {
  serviceId: number
  from?: number | undefined
}

/** The earliest free slot of a service, or null when there is none within 90 days. */
export async function findEarliestSlot(
  db: Tx,
  tenant: TenantWithLeadTime,
  { serviceId, from = 0, ...filter }: EarliestQuery,
  now: Date,
): Promise<string | null> {
  const scope = await loadAvailabilityScope(db, tenant.id, serviceId, filter)
  const start = await earliestStart(
    db,
    scope,
    Math.max(from, firstBookable(tenant, now, scope.service.externalId)),
  )
  return start === null ? null : toWire(start)
}

/** Free slots by local date. Throws FORMAT_NOT_VALID when `to` is before `from` or over 62 days later. */
export async function readSlotMatrix(
  db: Tx,
  tenant: TenantWithLeadTime,
  { serviceId, providerId, from, to }: SlotQuery,
  now: Date,
): Promise<SlotMatrix> {
  const span = { start: Date.parse(from), end: Date.parse(to) }
  if (span.end < span.start || span.end - span.start > MAX_SPAN_MS) throw invalidField('to')
  const scope = await loadAvailabilityScope(db, tenant.id, serviceId, {
    providerIds: providerId == null ? [] : [providerId],
  })
  const start = Math.max(span.start, wholeMinute(firstBookable(tenant, now, scope.service.externalId)))
  const readMatrix = () => readFreeMatrix(db, scope, { ...span, start })
  if (providerId != null) return readMatrix()
  return scope.cache.shareResponse(`month ${serviceId} ${start} ${span.end}`, scope.revision, readMatrix)
}

/** A provider's free slots on one day; `day` is a local date. */
export async function listDaySlots(
  db: Tx,
  tenant: TenantWithLeadTime,
  { providerId, serviceId, day }: { providerId: number; serviceId: number; day: string },
  now: Date,
): Promise<string[]> {
  const scope = await loadAvailabilityScope(db, tenant.id, serviceId, { providerIds: [providerId] })
  const span = daySpan(orNotFound(scope.offers[0]).zone, day)
  const start = Math.max(span.start, firstBookable(tenant, now, scope.service.externalId))
  return (await listFreeStarts(db, scope, { ...span, start })).map(toWire)
}
