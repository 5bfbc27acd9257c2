import { defineVariant } from '@portico/booking/defineVariant'
import { fromAppointment } from '@portico/booking/sources/choices'
import { earliest, slots } from '@portico/booking/sources/general'
import { bookOrMove, idOf, internationalRequest } from '@portico/booking/sources/request'
import type { BookingContext } from '@portico/booking/variant'
import { AppointmentStatus } from '@schemas/generated/constants'
import { countries } from './countries'
import { doctors, services, specialties } from './doctors'

/** Shown when the booking opens, and when the server refuses because of an appointment made meanwhile. */
const alreadyHas = 'APPOINTMENT.ERRORS.ALREADY_HAVE_APPOINTMENTS'

/** Books with a doctor who attends patients from a country (C-048). */
export default defineVariant({
  id: 'internationalDoctor',
  steps: ['country', 'specialty', 'service', 'provider', 'time', 'review'],
  choices: { country: countries, specialty: specialties, service: services, provider: doctors },
  asksDocuments: true,
  slots,
  earliest,
  refusal: findRefusal,
  async edit(appointment, context) {
    // An appointment has no country: assume the user's own, if known.
    const country = (await countries(undefined, context)).find(({ preferred }) => preferred)
    return { ...fromAppointment(appointment), ...(country && { country }) }
  },
  request(draft, context) {
    const body = internationalRequest(draft, draft.slot, context.zone, idOf(draft.provider))
    return bookOrMove(draft, 'POST api/appointments/book', body, context)
  },
  readError: ({ message }) =>
    message === 'ALREADY_HAVE_APPOINTMENTS' ? { kind: 'failed', message: alreadyHas } : undefined,
})

/** With universalAssistance, a patient may have only one upcoming appointment, with any doctor (C-054). */
async function findRefusal({ call, features }: BookingContext): Promise<string | null> {
  if (!features.has('universalAssistance')) return null
  const appointments = await call('GET api/appointments/')
  const hasUpcoming = appointments.some(
    ({ status, startDate }) => status === AppointmentStatus.booked && Date.parse(startDate) > Date.now(),
  )
  return hasUpcoming ? alreadyHas : null
}
