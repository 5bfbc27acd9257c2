import { bookOrMove } from '@portico/booking/sources/request'
import type { BookingVariant } from '@portico/booking/variant'
import { specialistRequest, specialistVariant } from './specialist'

/** Books a specialist's free service, without payment (C-052). */
const free: BookingVariant = {
  ...specialistVariant,
  id: 'specialistFree',
  async request(draft, context) {
    const body = await specialistRequest(draft, context)
    return body && bookOrMove(draft, 'POST api/appointments/book-specialist-free', body, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
}

export default free
