import type { BookingVariant } from '@core/booking/variant'
import { earliest, fromAppointment, providers, services, slots, specialties } from './catalogue'
import { ownDoctor } from './ownDoctor'
import { idOf, requestOf } from './request'

/** Books with a doctor the person chooses (BOOK-070, BOOK-093). */
const chosenDoctor: BookingVariant = {
  id: 'chosenDoctor',
  steps: ['specialty', 'service', 'provider', 'time', 'review'],
  choices: { specialty: specialties, service: services, provider: providers },
  slots,
  earliest,
  own: ownDoctor,
  edit: async (appointment) => fromAppointment(appointment),
  request(draft, { zone }) {
    const { slot, provider, editing } = draft
    if (!slot) return null
    const body = requestOf(draft, slot, zone, idOf(provider))
    const doctorId = Number(provider?.ref?.['doctorId'])
    return editing
      ? { operation: 'PUT api/appointments/{id}', params: { id: editing.id }, body: { ...body, doctorId } }
      : { operation: 'POST api/appointments/book-doctor', body: { ...body, doctorId } }
  },
  bookedRoute: 'videoConsultation.appointmentBooked',
  other: {
    step: 'provider',
    route: 'videoConsultation.appointment',
    label: 'GENERAL_APPOINTMENT.ANY_DOCTOR',
    hint: 'GENERAL_APPOINTMENT.ANY_DOCTOR_HINT',
  },
}

export default chosenDoctor
