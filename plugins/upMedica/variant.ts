import { defineVariant } from '@portico/booking/defineVariant'
import { providerChoice, serviceChoice } from '@portico/booking/sources/choices'
import { earliest, slots } from '@portico/booking/sources/general'
import { bookOrMove, doctorIdOf, idOf, generalRequest } from '@portico/booking/sources/request'
import type { BookingContext, Choice, Draft } from '@portico/booking/variant'
import { ApiError } from '@portico/core/http/apiError'

/** Books only with the person's associated doctor. */
const associated = defineVariant({
  id: 'associatedDoctor',
  steps: ['service', 'provider', 'time', 'review'],
  choices: { service: services, provider: practices },
  slots,
  earliest,
  refusal: async (context) => ((await associatedDoctorId(context)) === null ? 'UP_MEDICA.NO_DOCTOR' : null),
  request(draft, context) {
    const { slot, provider } = draft
    const body = generalRequest(draft, slot, context.zone, idOf(provider))
    const ofDoctor = { ...body, doctorId: doctorIdOf(provider) }
    return bookOrMove(draft, 'POST api/appointments/book-doctor', ofDoctor, context)
  },
  bookedRoute: 'videoConsultation.doctorUpAppointmentBooked',
})

export default associated

/** The services that the doctor offers in any practice, each once. */
async function services(_draft: Draft, context: BookingContext): Promise<Choice[]> {
  const [doctor, all] = await Promise.all([
    associatedDoctorId(context),
    context.call('GET api/appointments/providers'),
  ])
  const own = all.filter((one) => one.doctor.id === doctor)
  const offered = own.flatMap((one) => one.services)
  return [...new Map(offered.map((service) => [service.id, serviceChoice(service)])).values()]
}

/** The doctor's practices that offer the service. */
async function practices({ service }: Draft, context: BookingContext): Promise<Choice[]> {
  const [doctor, all] = await Promise.all([
    associatedDoctorId(context),
    context.call('GET api/appointments/providers/service/{serviceId}', {
      params: { serviceId: idOf(service) },
    }),
  ])
  const own = all.filter((one) => one.doctor.id === doctor)
  return own.map((one) => providerChoice(one, idOf(service)))
}

/** The id of the associated doctor; null if there is none: 404 or empty (C-013). */
async function associatedDoctorId({ call, userId }: BookingContext): Promise<number | null> {
  try {
    const doctor = await call('GET api/users/{id}/associated-doctor', { params: { id: userId }, quiet: true })
    return doctor?.id ?? null
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null
    throw fault
  }
}
