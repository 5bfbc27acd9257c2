import { bookOrMove } from '@portico/booking/sources/request'
import type { BookingVariant } from '@portico/booking/variant'
import { specialistRequest, specialistVariant } from './specialist'

/** Books a specialist's service that has a price; the answer has the payment page. */
const paid: BookingVariant = {
  ...specialistVariant,
  id: 'specialist',
  async request(draft, context) {
    const body = await specialistRequest(draft, context)
    return body && bookOrMove(draft, 'POST api/appointments/book-specialist', body, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
}

export default paid
