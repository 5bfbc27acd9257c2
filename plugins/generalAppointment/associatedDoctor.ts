import type { Provider, Service } from '@schemas/generated/entities'
import { dependsOnHistory, fittingService, hasVisited } from '@portico/booking/steps/visitKind'
import type { BookingContext, Draft } from '@portico/booking/variant'
import { ApiError } from '@portico/core/http/apiError'
import { providerChoice, serviceChoice, specialtyChoice } from '@portico/booking/sources/choices'

/** The patient's own doctor with the service that fits their history, and its earliest slot; null without such a doctor. */
export async function associatedDoctor({ call, userId }: BookingContext): Promise<Partial<Draft> | null> {
  try {
    const params = { id: userId }
    const doctor = await call('GET api/users/{id}/associated-doctor', { params, quiet: true })
    if (!doctor) return null
    const practices = await call('GET api/appointments/providers', { quiet: true })
    const provider = practices.find((one) => one.doctor.id === doctor.id)
    const service = provider && (await serviceOf(provider, call))
    if (!provider || !service?.consultationSpecialtyId) return null
    const specialty = await call('GET api/consultation-specialties/{id}', {
      params: { id: service.consultationSpecialtyId },
      quiet: true,
    })
    const firstDate = await call('GET api/appointments/start-date/provider/{id}', {
      params: { id: provider.id },
      query: { serviceId: service.id },
      quiet: true,
    })
    return {
      specialty: specialtyChoice(specialty),
      service: serviceChoice(service),
      provider: { ...providerChoice({ ...provider, firstDate }), preferred: true },
    }
  } catch (fault) {
    if (fault instanceof ApiError) return null
    throw fault
  }
}

/** Of the doctor's first specialty: a first visit or a follow-up, by the history with the doctor; else the first service. */
async function serviceOf(
  { doctor, services: [first, ...others] }: Provider,
  call: BookingContext['call'],
): Promise<Service | undefined> {
  const sameSpecialty = others.filter(
    ({ consultationSpecialtyId }) => consultationSpecialtyId === first?.consultationSpecialtyId,
  )
  const services = first ? [first, ...sameSpecialty] : []
  const choices = services.map(serviceChoice)
  if (!dependsOnHistory(choices)) return first
  const all = await call('GET api/appointments/all', { quiet: true })
  const fitting = fittingService(choices, hasVisited(all, { doctorId: doctor.id }, Date.now()))
  return services.find(({ id }) => String(id) === fitting?.id)
}
