import { defineVariant } from '@portico/booking/defineVariant'
import { bookOrMove } from '@portico/booking/sources/request'
import { specialistRequest, specialistVariant } from './specialist'

/** Books a specialist's free service, without payment (C-052). */
const free = defineVariant({
  ...specialistVariant,
  id: 'specialistFree',
  async request(draft, context) {
    const body = await specialistRequest(draft, context)
    return body && bookOrMove(draft, 'POST api/appointments/book-specialist-free', body, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
})

export default free
