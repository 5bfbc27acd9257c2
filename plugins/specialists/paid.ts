import { defineVariant } from '@portico/booking/defineVariant'
import { bookOrMove } from '@portico/booking/sources/request'
import { specialistRequest, specialistVariant } from './specialist'

/** Books a specialist's service that has a price; the answer has the payment page. */
const paid = defineVariant({
  ...specialistVariant,
  id: 'specialist',
  async request(draft, context) {
    const body = await specialistRequest(draft, context)
    return body && bookOrMove(draft, 'POST api/appointments/book-specialist', body, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
})

export default paid
