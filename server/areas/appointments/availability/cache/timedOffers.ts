import type { Tx } from '../../../../db/engine'
import { readThroughCache, type AvailabilityCache } from './availabilityCache'
import type { BookableService, Practice } from '../../providers'

/** A practice that gives a service, how long it takes there and where that is. */
export interface TimedOffer extends Practice {
  /** Minutes; a practice may have its own. */
  duration: number
  /** IANA zone of the place. */
  zone: string
}

/** Which offers: of these practices, or of these doctors; absent or empty: of all. */
export interface OfferFilter {
  providerIds?: readonly number[] | undefined
  doctorIds?: readonly number[] | undefined
}

/** The offers of a service, by id of the practice. */
export async function listTimedOffers(
  db: Tx,
  tenant: string,
  memory: AvailabilityCache,
  { id }: Pick<BookableService, 'id'>,
  { providerIds = [], doctorIds = [] }: OfferFilter = {},
): Promise<TimedOffer[]> {
  const all = await readThroughCache(memory, `offers ${id}`, () => readOffers(db, tenant, id))
  const isWanted = (ids: readonly number[], own: number): boolean => ids.length === 0 || ids.includes(own)
  return all.filter((offer) => isWanted(providerIds, offer.id) && isWanted(doctorIds, offer.doctorId))
}

const readOffers = (db: Tx, tenant: string, serviceId: number): Promise<TimedOffer[]> =>
  db.query<TimedOffer>(
    `select p.id, p.doctor_id as "doctorId", d.timezone as zone, coalesce(ps.duration, s.duration) as duration
     from provider_service ps
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id
     join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
     where ps.tenant = $1 and ps.service_id = $2 and p.is_active and d.is_active
     order by p.id`,
    [tenant, serviceId],
  )
