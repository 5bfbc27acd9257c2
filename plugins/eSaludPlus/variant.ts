import { defineVariant } from '@portico/booking/defineVariant'
import { presetAnswers } from '@portico/booking/sources/initialAnswers'
import { findFreePractice } from '@portico/booking/sources/findFreePractice'
import { firstTimes } from '@portico/booking/sources/firstTimes'
import { earliestOfDoctor } from '@portico/booking/sources/general'
import {
  answersOfAppointment,
  doctors,
  insurerIdOf,
  insurers,
  services,
  slots,
  specialties,
  types,
} from '@portico/booking/sources/hospital'
import { bookOrMove, generalRequestWithData } from '@portico/booking/sources/request'

const steps = ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'] as const
const choices = {
  type: types,
  insurer: insurers,
  specialty: specialties,
  service: services,
  provider: doctors,
}

/**
 * The medical booking: the steps of a hospital and the general request with the payer (C-048). The patient
 * chooses a doctor, and the request contains the doctor's practice that is free at the slot (C-059).
 */
const medical = defineVariant({
  id: 'medical',
  steps,
  choices,
  slots,
  earliest: earliestOfDoctor,
  firstTimes,
  initialAnswers: (context) => presetAnswers({ steps, choices }, context),
  edit: answersOfAppointment,
  async request(draft, context) {
    const { slot, insurer } = draft
    const practice = await findFreePractice(draft, slot, context)
    if (!practice) return null
    const body = generalRequestWithData(draft, slot, context.zone, practice.id)
    const insured = { ...body, insurerId: insurerIdOf(insurer) }
    return bookOrMove(draft, 'POST api/appointments/', insured, context)
  },
})

export default medical
