import { bookOrMove, doctorIdOf, idOf, requestOf } from '@core/booking/sources/request'
import type { BookingVariant } from '@core/booking/variant'
import { specialist } from './specialist'

/** A specialist's service without a price: it is booked at once (BOOK-043, BOOK-063, BOOK-102, C-052). */
const free: BookingVariant = {
  ...specialist,
  id: 'specialistFree',
  request(draft, { zone }) {
    const { slot, provider } = draft
    if (!slot || !provider) return null
    return bookOrMove(draft, 'POST api/appointments/book-specialist-free', {
      ...requestOf(draft, slot, zone, idOf(provider)),
      specialistId: doctorIdOf(provider),
    })
  },
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default free
