import { fromAppointment } from '@core/booking/sources/choices'
import { earliest, services, slots, specialties } from '@core/booking/sources/general'
import { bookOrMove, idOf, requestOf } from '@core/booking/sources/request'
import { toWire } from '@core/booking/time'
import type { BookingVariant } from '@core/booking/variant'

/** Books with whoever is free at the chosen time: the provider is drawn when it is booked (BOOK-069, BOOK-091, BOOK-098). */
const randomDoctor: BookingVariant = {
  id: 'randomDoctor',
  steps: ['specialty', 'service', 'time', 'review'],
  choices: { specialty: specialties, service: services },
  slots,
  earliest,
  edit: async (appointment) => fromAppointment(appointment),
  async request(draft, { call, zone }) {
    const { slot, service, editing } = draft
    if (!slot) return null
    const { date, time } = toWire(slot.start, zone)
    const free = await call('POST api/appointments/available-providers', {
      body: { serviceId: idOf(service), date, time },
    })
    const drawn = free.find(({ id }) => id === editing?.providerId) ?? free[0]
    if (!drawn) return null
    return bookOrMove(draft, 'POST api/appointments/book', requestOf(draft, slot, zone, drawn.id))
  },
  bookedRoute: 'videoConsultation.appointmentBooked',
  other: {
    step: 'service',
    route: 'videoConsultation.appointmentDoctor',
    label: 'GENERAL_APPOINTMENT.CHOOSE_DOCTOR',
    hint: 'GENERAL_APPOINTMENT.CHOOSE_DOCTOR_HINT',
  },
}

export default randomDoctor
