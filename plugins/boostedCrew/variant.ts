import { nullOn404 } from '@kits/booking/sources/nullOn404'
import { earliest, providers, services, slots, specialties } from '@kits/booking/sources/general'
import { resolveAnswers, presetAnswers, type AnswerIds } from '@kits/booking/sources/initialAnswers'
import { bookOrMove, idOf, generalRequest } from '@kits/booking/sources/request'
import type { BookingContext, BookingVariant } from '@kits/booking/variant'

const steps = ['specialty', 'service', 'provider', 'time', 'review'] as const
const choices = { specialty: specialties, service: services, provider: providers }

/** Sessions: what the address names is answered, the rest is selected (BOOK-013, BOOK-075, C-048). */
const session: BookingVariant = {
  id: 'session',
  steps,
  choices,
  slots,
  earliest,
  async initialAnswers(context) {
    const given = await presetAnswers({ steps, choices }, context)
    return { ...given, ...(await resolveAnswers({ steps, choices }, await idsFromAddress(context), context)) }
  },
  request(draft, context) {
    const { slot, provider } = draft
    const body = generalRequest(draft, slot, context.zone, idOf(provider))
    return bookOrMove(draft, 'POST api/appointments/', body, context)
  },
}

export default session

/** The ids the address names; a service says which specialty it belongs to. One that is gone names nothing. */
async function idsFromAddress({ call, params }: BookingContext): Promise<AnswerIds> {
  const { specialtyId, consultationServiceId, doctorId } = params
  const id = Number(consultationServiceId)
  const asked = { params: { id }, quiet: true } as const
  const service = id && !specialtyId && (await nullOn404(call('GET api/consultation-services/{id}', asked)))
  const specialty = Number(service ? service.consultationSpecialtyId : specialtyId)
  return {
    ...(specialty && { specialty }),
    ...(id && { service: id }),
    ...(doctorId && { provider: Number(doctorId) }),
  }
}
