import { fromAppointment } from '@core/booking/sources/choices'
import { earliest, providers, services, slots, specialties } from '@core/booking/sources/general'
import { answersOf, givenAnswers } from '@core/booking/sources/given'
import { refusal } from '@core/booking/sources/refusal'
import { bookOrMove, idOf, requestOf } from '@core/booking/sources/request'
import type { BookingVariant } from '@core/booking/variant'

const steps = ['specialty', 'service', 'provider', 'time', 'review'] as const
const choices = { specialty: specialties, service: services, provider: providers }

/** Sessions: what the address names is answered, the rest is selected (BOOK-013, BOOK-075, C-048). */
const session: BookingVariant = {
  id: 'session',
  steps,
  choices,
  slots,
  earliest,
  async begin(context) {
    const { specialtyId, consultationServiceId, doctorId } = context.params
    const given = await givenAnswers({ steps, choices }, context)
    if (!specialtyId) return given
    const named = {
      specialty: Number(specialtyId),
      ...(consultationServiceId && { service: Number(consultationServiceId) }),
      ...(doctorId && { provider: Number(doctorId) }),
    }
    return { ...given, ...(await answersOf({ steps, choices }, named, context)) }
  },
  edit: async (appointment) => fromAppointment(appointment),
  request(draft, context) {
    const { slot, provider } = draft
    if (!slot) return null
    const body = requestOf(draft, slot, context.zone, idOf(provider))
    return bookOrMove(draft, 'POST api/appointments/', body, context)
  },
  failure: refusal,
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default session
