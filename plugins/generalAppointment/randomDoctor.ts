import { defineVariant } from '@portico/booking/defineVariant'
import { findFreePractices } from '@portico/booking/sources/findFreePractice'
import { firstTimes } from '@portico/booking/sources/firstTimes'
import { earliest, services, slots, specialties } from '@portico/booking/sources/general'
import { presetAnswers } from '@portico/booking/sources/initialAnswers'
import { bookOrMove, idOf, generalRequest } from '@portico/booking/sources/request'

const steps = ['specialty', 'service', 'time', 'review'] as const
const choices = { specialty: specialties, service: services }

/**
 * Books with any free provider at the picked time; the practice is chosen on submit.
 * While an appointment is moved, only its own doctor's slots are shown, so it never changes doctors.
 */
const randomDoctor = defineVariant({
  id: 'randomDoctor',
  steps,
  choices,
  initialAnswers: (context) => presetAnswers({ steps, choices }, context),
  slots,
  earliest,
  firstTimes,
  async request(draft, context) {
    const { slot, editing, provider } = draft
    const free = await findFreePractices(draft, slot, context)
    const practice = provider
      ? free.find(({ id }) => id === idOf(provider))
      : (free.find(({ id }) => id === editing?.providerId) ?? free[0])
    if (!practice) return null
    const body = generalRequest(draft, slot, context.zone, practice.id)
    return bookOrMove(draft, 'POST api/appointments/book', body, context)
  },
  alternative: {
    step: 'service',
    route: 'videoConsultation.appointmentDoctor',
    label: 'GENERAL_APPOINTMENT.CHOOSE_DOCTOR',
    hint: 'GENERAL_APPOINTMENT.CHOOSE_DOCTOR_HINT',
  },
})

export default randomDoctor
