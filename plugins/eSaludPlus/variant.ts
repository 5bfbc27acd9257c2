import { givenAnswers } from '@core/booking/sources/given'
import { fromAppointment } from '@core/booking/sources/choices'
import { earliest } from '@core/booking/sources/general'
import {
  doctors,
  insurerIdOf,
  insurers,
  services,
  slots,
  specialties,
  types,
} from '@core/booking/sources/hospital'
import { refusal } from '@core/booking/sources/refusal'
import { bookOrMove, dataRequestOf, doctorIdOf, idOf } from '@core/booking/sources/request'
import { toWire } from '@core/booking/time'
import type { BookingContext, BookingVariant, Draft, Slot } from '@core/booking/variant'

const steps = ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'] as const
const choices = {
  type: types,
  insurer: insurers,
  specialty: specialties,
  service: services,
  provider: doctors,
}

/** The medical booking: a hospital's questions, the general payload with who pays (BOOK-022, BOOK-074, C-048). */
const medical: BookingVariant = {
  id: 'medical',
  steps,
  choices,
  slots,
  earliest,
  begin: (context) => givenAnswers({ steps, choices }, context),
  async edit(appointment, context) {
    const { insurerId, insurerName, appointmentType } = appointment
    const type = (await types(appointment, context)).find((one) => one.appointmentType === appointmentType)
    return {
      ...fromAppointment(appointment),
      ...(type && { type }),
      ...(insurerId && { insurer: { id: String(insurerId), label: insurerName ?? '' } }),
    }
  },
  async request(draft, context) {
    const { slot, insurer } = draft
    const providerId = slot && (await practiceOf(draft, slot, context))
    if (!slot || providerId === undefined) return null
    return bookOrMove(draft, 'POST api/appointments/', {
      ...dataRequestOf(draft, slot, context.zone, providerId),
      insurerId: insurerIdOf(insurer),
      returnUrl: context.returnUrl,
    })
  },
  failure: refusal,
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default medical

/** The doctor's practice that is free at that time: the payload names a practice, the doctor step a doctor (C-059). */
async function practiceOf({ service, provider }: Draft, { start }: Slot, { call, zone }: BookingContext) {
  const { date, time } = toWire(start, zone)
  const free = await call('POST api/appointments/available-providers', {
    body: { serviceId: idOf(service), date, time },
  })
  return free.find(({ doctor }) => doctor.id === doctorIdOf(provider))?.id
}
