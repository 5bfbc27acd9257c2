import type { BookingRequest, Provider } from '@schemas/generated/entities'
import { doctorChoice, serviceChoice, specialtyChoice, offerOf } from '@portico/booking/sources/choices'
import { findFreePractice } from '@portico/booking/sources/findFreePractice'
import { earliestOfDoctor } from '@portico/booking/sources/general'
import { slots } from '@portico/booking/sources/hospital'
import { doctorIdOf, generalRequest } from '@portico/booking/sources/request'
import type { BookingContext, BookingVariant, CompleteDraft, Draft } from '@portico/booking/variant'
import { ApiError } from '@portico/core/http/apiError'

/** The common parts of both booking variants of a specialist. The address contains service and specialist, a doctor (C-019). */
export const specialistVariant = {
  steps: ['time', 'review'],
  choices: {},
  slots,
  earliest: earliestOfDoctor,
  editParam: null,
  refusal: findRefusal,
  initialAnswers: begin,
} satisfies Partial<BookingVariant>

/** A service that no longer exists, or that the specialist does not offer, has no slots. */
async function findRefusal(context: BookingContext): Promise<string | null> {
  try {
    const [, practice] = await readAddress(context)
    return practice ? null : 'SPECIALISTS.GONE'
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return 'SPECIALISTS.GONE'
    throw fault
  }
}

/** The service with the specialist's price and duration, the specialist, and the specialty with its maximum age. */
async function begin(context: BookingContext): Promise<Partial<Draft>> {
  const [service, practice] = await readAddress(context)
  const { consultationSpecialtyId: id } = service
  const specialty = id && (await context.call('GET api/consultation-specialties/{id}', { params: { id } }))
  return {
    service: serviceChoice((practice && offerOf(practice, service.id)) ?? service),
    ...(practice && { provider: doctorChoice(practice.doctor) }),
    ...(specialty && { specialty: specialtyChoice(specialty) }),
  }
}

/** The service in the address, and a practice in which the specialist offers it. */
async function readAddress({ call, params }: BookingContext) {
  const serviceId = Number(params['id'])
  const [service, practices] = await Promise.all([
    call('GET api/consultation-services/{id}', { params: { id: serviceId }, quiet: true }),
    call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId }, quiet: true }),
  ])
  const isNamed = ({ doctor }: Provider) => doctor.id === Number(params['specialistId'])
  return [service, practices.find(isNamed)] as const
}

/** The general request with the specialist and the practice that is free at the slot (C-059); null if none is free. */
export async function specialistRequest(
  draft: CompleteDraft,
  context: BookingContext,
): Promise<BookingRequest | null> {
  const { slot, provider } = draft
  const practice = await findFreePractice(draft, slot, context)
  if (!practice) return null
  return { ...generalRequest(draft, slot, context.zone, practice.id), specialistId: doctorIdOf(provider) }
}
