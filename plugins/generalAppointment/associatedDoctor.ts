import type { BookingContext, Draft } from '@portico/booking/variant'
import { ApiError } from '@portico/core/http/apiError'
import { providerChoice, serviceChoice, specialtyChoice } from '@portico/booking/sources/choices'

/** The patient's own doctor with their first service and earliest slot; null without such a doctor. */
export async function associatedDoctor({ call, userId }: BookingContext): Promise<Partial<Draft> | null> {
  try {
    const params = { id: userId }
    const doctor = await call('GET api/users/{id}/associated-doctor', { params, quiet: true })
    if (!doctor) return null
    const practices = await call('GET api/appointments/providers', { quiet: true })
    const provider = practices.find((one) => one.doctor.id === doctor.id)
    const service = provider?.services[0]
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
