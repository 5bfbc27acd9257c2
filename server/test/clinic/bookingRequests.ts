import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { Appointment, BookingRequest, Provider } from '../../../schemas/generated/entities'
import type { Caller } from './clinic'

/** The booking request of an instant, as a patient in Madrid sends it in winter. */
export function bookingRequestAt(
  instant: string,
  ids: { serviceId: number; providerId: number },
): BookingRequest {
  return { ...ids, date: `${instant.slice(0, 10)}T00:00:00Z`, time: instant.slice(11, 16), userOffset: 60 }
}

/** A provider, one of its services and its free times of the coming weeks, far enough ahead to be quiet. */
export interface TestOffer {
  providerId: number
  doctorId: number
  serviceId: number
  duration: number
  free: string[]
}

/** Offers of the shortest online service of each provider who has free times, earliest free provider first. */
export async function findOffers(call: Caller, now: Date): Promise<TestOffer[]> {
  const providers = (await call('GET', 'api/appointments/providers')).body as Provider[]
  const found: TestOffer[] = []
  for (const { id, doctor, services } of providers) {
    const service = services
      .filter(({ type }) => type === AppointmentType.online)
      .toSorted((a, b) => a.duration - b.duration)[0]
    if (!service) continue
    const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString()
    const query = { serviceId: service.id, providerId: id, from: day(40), to: day(54) }
    const { body } = await call('POST', 'api/appointments/start-time-matrix', query)
    const free = Object.values(body as Record<string, string[]>).flat()
    const ids = { providerId: id, doctorId: doctor.id, serviceId: service.id, duration: service.duration }
    if (free.length > 4) found.push({ ...ids, free })
  }
  return found
}

/** Ids and starts of the person's booked appointments. */
export async function listBooked(call: Caller): Promise<Appointment[]> {
  const { body } = await call('GET', 'api/appointments/')
  return (body as Appointment[]).filter(({ status }) => status === AppointmentStatus.booked)
}
