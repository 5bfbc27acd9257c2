import type { BookingContext, Choice, Draft, Slot } from '@core/booking/variant'
import type { Appointment } from '@schemas/generated/entities'
import { providerChoice, serviceChoice, specialtyChoice } from './choices'
import { idOf } from './request'

/** Specialties that have something to book. */
export async function specialties(_draft: Draft, { call }: BookingContext): Promise<Choice[]> {
  const all = await call('GET api/consultation-specialties')
  return all.filter(({ consultationServices }) => consultationServices?.length !== 0).map(specialtyChoice)
}

export async function services({ specialty }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const found = await call('GET api/consultation-specialties/{id}/services', {
    params: { id: idOf(specialty) },
  })
  return found.map(serviceChoice)
}

export async function providers({ service }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const found = await call('GET api/appointments/providers/service/{serviceId}', {
    params: { serviceId: idOf(service) },
  })
  return found.map(providerChoice)
}

/** Free times of the provider, or of anybody who offers the service where none is chosen. */
export async function slots(
  { service, provider }: Draft,
  { from, to }: { from: string; to: string },
  { call, zone }: BookingContext,
): Promise<Slot[]> {
  const matrix = await call('POST api/appointments/start-time-matrix', {
    body: { serviceId: idOf(service), from, to, ...(provider && { providerId: idOf(provider) }) },
  })
  const starts = Object.values(matrix).flat().sort()
  return starts.map((start) => ({ start, zone: provider?.zone ?? zone }))
}

export async function earliest(
  { service, provider }: Draft,
  from: string,
  { call, zone }: BookingContext,
): Promise<Slot | null> {
  const start = await call('POST api/appointments/first-working-day', {
    body: { service: idOf(service), from, doctors: provider ? [idOf(provider)] : [] },
  })
  return start === null ? null : { start, zone: provider?.zone ?? zone }
}

/** What an appointment to be moved has answered already. */
export function fromAppointment(appointment: Appointment): Partial<Draft> {
  const { specialtyId, specialtyName, serviceId, serviceName, providerId, appointmentType, duration } =
    appointment
  const { doctor, centro } = appointment
  return {
    ...(specialtyId && { specialty: { id: String(specialtyId), label: specialtyName ?? '' } }),
    ...(serviceId && {
      service: {
        id: String(serviceId),
        label: serviceName ?? '',
        ...(appointmentType && { appointmentType }),
        ...(duration && { duration }),
      },
    }),
    ...(providerId &&
      doctor && { provider: providerChoice({ id: providerId, doctor, city: centro ?? null, services: [] }) }),
  }
}
