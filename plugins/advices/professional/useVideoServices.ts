import { AppointmentType } from '@schemas/generated/constants'
import type { Doctor, Service } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import type { RouteId } from '@portico/core/plugin/points'
import { usePath } from '@portico/core/routing/useHref'

/** Bookings that begin with a specialty, a service and a doctor. */
const bookings: readonly RouteId[] = [
  'videoConsultation.appointmentDoctor',
  'videoConsultation.sessionAppointment',
]

/**
 * The services that a professional gives by video, and no others. Returns them, and the route where they are booked;
 * undefined where the tenant has none.
 */
export function useVideoServices(doctor: Doctor): { services: Service[]; booking: RouteId | undefined } {
  const path = usePath()
  const { data = [] } = useApi('GET api/consultation-services/doctor/{id}', {
    params: { id: doctor.id },
    quiet: true,
  })
  return {
    services: data.filter(({ type }) => type === AppointmentType.online),
    booking: bookings.find((route) => path(route) !== null),
  }
}

/** What a booking of a service with a doctor begins with. */
export const bookingState = (doctor: Doctor, service: Service) => ({
  specialty: service.consultationSpecialtyId,
  service: service.id,
  doctor: doctor.id,
})
