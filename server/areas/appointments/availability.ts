import type {
  AvailableProvidersQuery,
  Provider,
  SlotMatrix,
  SlotQuery,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { found } from '../found'
import { earliestOfAny, earliestStarts } from './earliest'
import { freeMatrix, freeStarts, spanOfDay } from './freeTimes'
import { firstBookable } from './lead'
import { bookableService, listProviders, practicesOf, type Practice } from './practices'
import { bySpread, loadsAround } from './spread'
import { instantOfWire, notValid, toWire } from './wireTime'

const MAX_SPAN = 62 * 86_400_000

const idsOf = (practices: readonly Practice[]): number[] => practices.map((practice) => practice.id)

/** Providers of a service with each one's earliest free slot, the earliest first (BOOK-099). */
export async function providersOfService(db: Tx, tenant: string, id: number, now: Date): Promise<Provider[]> {
  const service = found(await bookableService(db, tenant, id))
  const practices = await practicesOf(db, tenant, service.id)
  const from = firstBookable(now, service.externalId)
  const first = await earliestStarts(db, tenant, practices, service.duration, from)
  const startOf = (provider: Provider): number => first.get(provider.id)?.start ?? Number.MAX_SAFE_INTEGER
  const providers = await listProviders(db, tenant, idsOf(practices))
  return providers
    .sort((a, b) => startOf(a) - startOf(b))
    .map((provider) => {
      const slot = first.get(provider.id)
      return { ...provider, firstDate: slot ? toWire(slot.start) : null }
    })
}

/** Providers who are free at a time, in the order in which work should be spread (BOOK-098). */
export async function availableProviders(
  db: Tx,
  tenant: string,
  { serviceId, date, time }: AvailableProvidersQuery,
  now: Date,
): Promise<Provider[]> {
  const service = found(await bookableService(db, tenant, serviceId))
  const start = instantOfWire(date, time)
  if (start < firstBookable(now, service.externalId)) return []
  const practices = await practicesOf(db, tenant, service.id)
  const slots = await freeStarts(db, tenant, practices, service.duration, { start, end: start + 1 })
  const free = new Set(Array.from(slots, (slot) => slot.practiceId))
  const able = practices.filter((practice) => free.has(practice.id))
  const doctors = able.map((practice) => practice.doctorId)
  const loads = await loadsAround(db, tenant, doctors, start)
  const providers = new Map((await listProviders(db, tenant, idsOf(able))).map((one) => [one.id, one]))
  return bySpread(able, loads).flatMap((practice) => providers.get(practice.id) ?? [])
}

/** Which earliest slot is wanted: of these providers (absent or empty: of any), not before `from` (milliseconds). */
export interface EarliestQuery {
  serviceId: number
  providerIds?: readonly number[] | undefined
  from?: number | undefined
}

/** The earliest free slot of a service, or null when there is none in 90 days (BOOK-087, BOOK-088, BOOK-100). */
export async function earliestSlot(
  db: Tx,
  tenant: string,
  { serviceId, providerIds = [], from = 0 }: EarliestQuery,
  now: Date,
): Promise<string | null> {
  const service = found(await bookableService(db, tenant, serviceId))
  const practices = await practicesOf(db, tenant, service.id, providerIds.length > 0 ? providerIds : null)
  const start = Math.max(from, firstBookable(now, service.externalId))
  const slot = await earliestOfAny(db, tenant, practices, service.duration, start)
  return slot && toWire(slot.start)
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
  const service = found(await bookableService(db, tenant, serviceId))
  const practices = await practicesOf(db, tenant, service.id, providerId == null ? null : [providerId])
  const start = Math.max(asked.start, firstBookable(now, service.externalId))
  return freeMatrix(db, tenant, practices, service.duration, { ...asked, start })
}

/** One day's free times of a provider; `day` is a date of the place (BOOK-090). */
export async function daySlots(
  db: Tx,
  tenant: string,
  { providerId, serviceId, day }: { providerId: number; serviceId: number; day: string },
  now: Date,
): Promise<string[]> {
  const service = found(await bookableService(db, tenant, serviceId))
  const practices = await practicesOf(db, tenant, service.id, [providerId])
  const [provider] = await listProviders(db, tenant, idsOf(practices))
  const asked = spanOfDay(found(provider).doctor.timezone, day)
  const start = Math.max(asked.start, firstBookable(now, service.externalId))
  const slots = await freeStarts(db, tenant, practices, service.duration, { ...asked, start })
  return Array.from(slots, (slot) => toWire(slot.start))
}
