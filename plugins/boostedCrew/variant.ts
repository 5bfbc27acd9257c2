import { defineVariant } from '@portico/booking/defineVariant'
import { nullOn404 } from '@portico/booking/sources/nullOn404'
import { firstTimes } from '@portico/booking/sources/firstTimes'
import { earliest, providers, services, slots, specialties } from '@portico/booking/sources/general'
import { resolveAnswers, presetAnswers, type AnswerIds } from '@portico/booking/sources/initialAnswers'
import { bookOrMove, idOf, generalRequest } from '@portico/booking/sources/request'
import type { BookingContext } from '@portico/booking/variant'

const steps = ['specialty', 'service', 'provider', 'time', 'review'] as const
const choices = { specialty: specialties, service: services, provider: providers }

/** Books sessions; the address may contain answers (C-048). */
const session = defineVariant({
  id: 'session',
  steps,
  choices,
  slots,
  earliest,
  firstTimes,
  async initialAnswers(context) {
    const preset = await presetAnswers({ steps, choices }, context)
    return {
      ...preset,
      ...(await resolveAnswers({ steps, choices }, await idsFromAddress(context), context)),
    }
  },
  request(draft, context) {
    const { slot, provider } = draft
    const body = generalRequest(draft, slot, context.zone, idOf(provider))
    return bookOrMove(draft, 'POST api/appointments/', body, context)
  },
})

export default session

/** The ids in the address; a service also gives its specialty. A service that no longer exists gives no ids. */
async function idsFromAddress({ call, params }: BookingContext): Promise<AnswerIds> {
  const { specialtyId, consultationServiceId, doctorId } = params
  const id = Number(consultationServiceId)
  const input = { params: { id }, quiet: true } as const
  const service = id && !specialtyId && (await nullOn404(call('GET api/consultation-services/{id}', input)))
  const specialty = Number(service ? service.consultationSpecialtyId : specialtyId)
  return {
    ...(specialty && { specialty }),
    ...(id && { service: id }),
    ...(doctorId && { provider: Number(doctorId) }),
  }
}
