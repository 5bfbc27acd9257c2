import type { HospitalBookingRequest } from '@schemas/generated/entities'
import { zoneOffset } from '@portico/core/format/dates'
import type { BookingContext, BookingVariant, Draft, Slot } from '../variant'
import { agreements, insurersAndAgreement } from './agreement'
import { firstTimes } from './firstTimes'
import { earliestOfDoctor } from './general'
import { presetAnswers } from './initialAnswers'
import {
  agreementOf,
  answersOfAppointment,
  doctors,
  insurerIdOf,
  services,
  slots,
  specialties,
  types,
} from './hospital'
import { doctorIdOf, idOf, notesField, practiceField } from './request'

const steps = ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'] as const
const choices = {
  type: types,
  insurer: insurersAndAgreement,
  specialty: specialties,
  service: services,
  provider: doctors,
}

/**
 * Creates a hospital variant: all specified questions, and the hospital payload. Takes the
 * variant's id.
 */
export const hospitalVariant = (id: string): BookingVariant => ({
  id,
  steps,
  choices,
  slots,
  earliest: earliestOfDoctor,
  firstTimes,
  initialAnswers: (context) => presetAnswers({ steps, choices }, context),
  edit,
  request(draft, context) {
    const body = payload(draft, draft.slot, context)
    return draft.editing
      ? { operation: 'PUT api/appointments/{id}', params: { id: draft.editing.id }, body }
      : { operation: 'POST api/appointments/book-hospital', body: { ...body, returnUrl: context.returnUrl } }
  },
})

/** The hospital payload: one instant in `date` (C-050), notes in `additionalData` (C-049), and the payer. */
function payload(draft: Draft, slot: Slot, { zone }: BookingContext): HospitalBookingRequest {
  const { service, insurer, provider } = draft
  const agreementId = agreementOf(insurer)
  return {
    doctorId: doctorIdOf(provider),
    ...practiceField(provider),
    date: slot.start,
    consultationServiceId: idOf(service),
    insurerId: insurerIdOf(insurer),
    userOffset: zoneOffset(slot.start, zone),
    userZone: zone,
    ...(service?.duration && { duration: service.duration }),
    ...(agreementId && { agreementId }),
    ...notesField(draft, 'additionalData'),
  }
}

/** The answers of an appointment; without an insurer, the person's agreement paid. */
const edit: NonNullable<BookingVariant['edit']> = async (appointment, context) => {
  const known = await answersOfAppointment(appointment, context)
  const [insurer] = known.insurer ? [known.insurer] : await agreements(context)
  return { ...known, ...(insurer && { insurer }) }
}
