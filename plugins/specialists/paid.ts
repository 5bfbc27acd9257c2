import { bookOrMove, doctorIdOf, idOf, requestOf } from '@core/booking/sources/request'
import type { BookingVariant } from '@core/booking/variant'
import { specialist } from './specialist'

/** A specialist's service that has a price: the answer says where to pay (BOOK-042, BOOK-062, BOOK-092). */
const paid: BookingVariant = {
  ...specialist,
  id: 'specialist',
  request(draft, context) {
    const { slot, provider } = draft
    if (!slot || !provider) return null
    const body = requestOf(draft, slot, context.zone, idOf(provider))
    const ofSpecialist = { ...body, specialistId: doctorIdOf(provider) }
    return bookOrMove(draft, 'POST api/appointments/book-specialist', ofSpecialist, context)
  },
  bookedRoute: 'videoConsultation.specialistsAppointmentBooked',
}

export default paid
