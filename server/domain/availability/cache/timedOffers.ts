import type { Tx } from '../../../platform/db/database'
import { readThroughCache, type AvailabilityCache } from './availabilityCache'
import type { BookableService, Practice } from '../providers'

/** An offer as availability reads it: the practice, the duration and the zone. */
export interface TimedOffer extends Practice {
  /** Minutes; a practice may set its own. */
  duration: number
  /** The IANA zone of the doctor. */
  zone: string
  /** The centre, where it has holidays: offers of other places share the free times of their doctor. */
  closedCentreId: number | null
}

/** Limits offers to these practices or doctors; absent or empty means all. */
export interface OfferFilter {
  providerIds?: readonly number[] | undefined
  doctorIds?: readonly number[] | undefined
}

/** The offers of a service, by practice id. */
export async function listTimedOffers(
  db: Tx,
  tenant: string,
  cache: AvailabilityCache,
  { id }: Pick<BookableService, 'id'>,
  { providerIds = [], doctorIds = [] }: OfferFilter = {},
): Promise<TimedOffer[]> {
  const all = await readThroughCache(cache, `offers ${id}`, () => readOffers(db, tenant, id))
  const matches = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id)
  return all.filter((offer) => matches(providerIds, offer.id) && matches(doctorIds, offer.doctorId))
}

const readOffers = (db: Tx, tenant: string, serviceId: number): Promise<TimedOffer[]> =>
  db.query<TimedOffer>(
    `select p.id, p.doctor_id as "doctorId", d.timezone as zone, coalesce(ps.duration, s.duration) as duration,
       case when exists (select from centre_holiday h where h.tenant = p.tenant and h.centre_id = p.centre_id)
         then p.centre_id end as "closedCentreId"
     from provider_service ps
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id
     join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
     where ps.tenant = $1 and ps.service_id = $2 and p.is_active and d.is_active
     order by p.id`,
    [tenant, serviceId],
  )
