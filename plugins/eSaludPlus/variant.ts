import { presetAnswers } from '@kits/booking/sources/initialAnswers'
import { findFreePractice } from '@kits/booking/sources/findFreePractice'
import { earliestOfDoctor } from '@kits/booking/sources/general'
import {
  answersOfAppointment,
  doctors,
  insurerIdOf,
  insurers,
  services,
  slots,
  specialties,
  types,
} from '@kits/booking/sources/hospital'
import { bookOrMove, generalRequestWithData } from '@kits/booking/sources/request'
import type { BookingVariant } from '@kits/booking/variant'

const steps = ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'] as const
const choices = {
  type: types,
  insurer: insurers,
  specialty: specialties,
  service: services,
  provider: doctors,
}

/**
 * The medical booking: a hospital's questions, the general payload with who pays (BOOK-022, BOOK-074, C-048). The payload
 * names a practice and the questions a doctor: it is the doctor's practice that is free at that time (C-059).
 */
const medical: BookingVariant = {
  id: 'medical',
  steps,
  choices,
  slots,
  earliest: earliestOfDoctor,
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
}

export default medical
