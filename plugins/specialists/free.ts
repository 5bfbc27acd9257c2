import { bookOrMove, doctorIdOf, idOf, requestOf } from '@core/booking/sources/request'
import type { BookingVariant } from '@core/booking/variant'
import { specialist } from './specialist'

/** A specialist's service without a price: it is booked at once (BOOK-043, BOOK-063, BOOK-102, C-052). */
const free: BookingVariant = {
  ...specialist,
  id: 'specialistFree',
  request(draft, context) {
    const { slot, provider } = draft
    if (!slot || !provider) return null
    const body = requestOf(draft, slot, context.zone, idOf(provider))
    const ofSpecialist = { ...body, specialistId: doctorIdOf(provider) }
    return bookOrMove(draft, 'POST api/appointments/book-specialist-free', ofSpecialist, context)
  },
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default free
