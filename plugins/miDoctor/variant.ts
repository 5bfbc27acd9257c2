import { defineVariant } from '@portico/booking/defineVariant'
import { firstTimes } from '@portico/booking/sources/firstTimes'
import { earliest, providers, services, slots, specialties } from '@portico/booking/sources/general'
import { bookOrMove, idOf, generalRequest } from '@portico/booking/sources/request'

/** Books by specialty, for patients up to its maximum age (C-048). */
const bySpecialty = defineVariant({
  id: 'miDoctor',
  steps: ['specialty', 'service', 'provider', 'time', 'review'],
  choices: { specialty: specialties, service: services, provider: providers },
  slots,
  earliest,
  firstTimes,
  request(draft, context) {
    const { slot, provider } = draft
    const body = generalRequest(draft, slot, context.zone, idOf(provider))
    return bookOrMove(draft, 'POST api/appointments/', body, context)
  },
})

export default bySpecialty
