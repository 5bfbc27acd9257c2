import { fromAppointment } from '@kits/booking/sources/choices'
import { earliest, slots } from '@kits/booking/sources/general'
import { bookOrMove, dataRequestOf, idOf } from '@kits/booking/sources/request'
import type { BookingContext, BookingVariant, Draft } from '@kits/booking/variant'
import type { Appointment } from '@schemas/generated/entities'
import { countries, ownCountry } from '@kits/booking/sources/countries'
import { doctors, services, specialties } from './doctors'

/** Said when the booking is opened, and by the server where another one was made meanwhile (ERR-027). */
const alreadyHas = 'APPOINTMENT.ERRORS.ALREADY_HAVE_APPOINTMENTS'

/** Books with a doctor who sees people of a country (BOOK-020, BOOK-072, BOOK-091, C-048). */
const internationalDoctor: BookingVariant = {
  id: 'internationalDoctor',
  steps: ['country', 'specialty', 'service', 'provider', 'time', 'review'],
  choices: { country: countries, specialty: specialties, service: services, provider: doctors },
  slots,
  earliest,
  allowed,
  edit,
  request(draft, context) {
    const { slot, provider, country } = draft
    if (!slot) return null
    const body = dataRequestOf(draft, slot, context.zone, idOf(provider))
    const additionalData = { ...body.additionalData, ...(country && { country: country.id }) }
    return bookOrMove(draft, 'POST api/appointments/book', { ...body, additionalData }, context)
  },
  failure: ({ message }) =>
    message === 'ALREADY_HAVE_APPOINTMENTS' ? { kind: 'failed', message: alreadyHas } : undefined,
  bookedRoute: 'videoConsultation.appointmentBooked',
}

export default internationalDoctor

/** An appointment does not say for which country it was made: the person's own, where it is known. */
async function edit(appointment: Appointment, context: BookingContext): Promise<Partial<Draft>> {
  const country = await ownCountry(context)
  return { ...fromAppointment(appointment), ...(country && { country }) }
}

/** Under universalAssistance one appointment at a time: a booked one ahead, whoever it is with, has to be over first (BOOK-045, C-054). */
async function allowed({ call, features }: BookingContext): Promise<string | null> {
  if (!features.has('universalAssistance')) return null
  const appointments = await call('GET api/appointments/')
  const isAhead = appointments.some(
    ({ status, startDate }) => status === 2 && Date.parse(startDate) > Date.now(),
  )
  return isAhead ? alreadyHas : null
}
