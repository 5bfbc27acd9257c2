import { fromAppointment } from '@kits/booking/sources/choices'
import { earliest, providers, services, slots, specialties } from '@kits/booking/sources/general'
import { bookOrMove, idOf, requestOf } from '@kits/booking/sources/request'
import type { BookingVariant } from '@kits/booking/variant'

/** Books by specialty, for people of the age it takes (BOOK-048, BOOK-071, C-048). */
const bySpecialty: BookingVariant = {
  id: 'miDoctor',
  steps: ['specialty', 'service', 'provider', 'time', 'review'],
  choices: { specialty: specialties, service: services, provider: providers },
  slots,
  earliest,
  edit: async (appointment) => fromAppointment(appointment),
  request(draft, context) {
    const { slot, provider } = draft
    if (!slot) return null
    const body = requestOf(draft, slot, context.zone, idOf(provider))
    return bookOrMove(draft, 'POST api/appointments/', body, context)
  },
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default bySpecialty
