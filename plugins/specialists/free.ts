import { bookOrMove } from '@kits/booking/sources/request'
import type { BookingVariant } from '@kits/booking/variant'
import { requestOfSpecialist, specialist } from './specialist'

/** A specialist's service without a price: it is booked at once (BOOK-043, BOOK-063, BOOK-102, C-052). */
const free: BookingVariant = {
  ...specialist,
  id: 'specialistFree',
  async request(draft, context) {
    const body = await requestOfSpecialist(draft, context)
    return body && bookOrMove(draft, 'POST api/appointments/book-specialist-free', body, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
}

export default free
