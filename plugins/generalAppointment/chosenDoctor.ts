import { defineVariant } from '@portico/booking/defineVariant'
import { firstTimes } from '@portico/booking/sources/firstTimes'
import { earliest, providers, services, slots, specialties } from '@portico/booking/sources/general'
import { presetAnswers } from '@portico/booking/sources/initialAnswers'
import { associatedDoctor } from './associatedDoctor'
import { bookOrMove, doctorIdOf, idOf, generalRequest } from '@portico/booking/sources/request'

const steps = ['specialty', 'service', 'provider', 'time', 'review'] as const
const choices = { specialty: specialties, service: services, provider: providers }

/** Books with a doctor the person chooses. */
const chosenDoctor = defineVariant({
  id: 'chosenDoctor',
  steps,
  choices,
  initialAnswers: (context) => presetAnswers({ steps, choices }, context),
  slots,
  earliest,
  firstTimes,
  associatedDoctor: associatedDoctor,
  request(draft, context) {
    const { slot, provider } = draft
    const body = generalRequest(draft, slot, context.zone, idOf(provider))
    const ofDoctor = { ...body, doctorId: doctorIdOf(provider) }
    return bookOrMove(draft, 'POST api/appointments/book-doctor', ofDoctor, context)
  },
  alternative: {
    step: 'provider',
    route: 'videoConsultation.appointment',
    label: 'GENERAL_APPOINTMENT.ANY_DOCTOR',
    hint: 'GENERAL_APPOINTMENT.ANY_DOCTOR_HINT',
  },
})

export default chosenDoctor
