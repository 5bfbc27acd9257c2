import { AppointmentType } from '../../../../schemas/generated/constants'
import type { CallPool } from '../../../../schemas/generated/entities'
import { findEarliestSlot } from '../../availability/availability'
import type { CallContext } from '../callContext'
import { isInPoolSql } from './poolDoctors'

/** How many services are looked at: each costs a look at the calendars. */
const MAX_SERVICES = 8

interface Offer {
  serviceId: number
  specialtyId: number
}

/**
 * The first time by video that can be booked, with any doctor, for what the doctors of the pool offer; null when there is none within
 * 90 days.
 */
export async function readNextTime(context: CallContext): Promise<NonNullable<CallPool['nextTime']> | null> {
  const { db, tenant, now } = context
  const offers = await listOffers(context)
  const times = await Promise.all(
    offers.map(async (offer) => ({
      ...offer,
      startDate: await findEarliestSlot(db, tenant, { serviceId: offer.serviceId }, now),
    })),
  )
  const [first] = times
    .flatMap(({ startDate, ...offer }) => (startDate === null ? [] : [{ ...offer, startDate }]))
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
  return first ?? null
}

/** The services by video of the doctors of the pool that patients can book. */
const listOffers = ({ db, tenant }: CallContext): Promise<Offer[]> =>
  db.query<Offer>(
    `select s.id as "serviceId", s.specialty_id as "specialtyId" from service s
     join specialty c on c.tenant = s.tenant and c.id = s.specialty_id and c.is_active
     where s.tenant = $1 and s.is_active and s.show_in_agenda and s.type = ${AppointmentType.online} and exists (
       select from doctor d join provider x on x.tenant = d.tenant and x.doctor_id = d.id and x.is_active
       join provider_service y on y.tenant = x.tenant and y.provider_id = x.id and y.service_id = s.id
       where d.tenant = s.tenant and ${isInPoolSql})
     order by s.duration, s.id limit ${MAX_SERVICES}`,
    [tenant.id],
  )
