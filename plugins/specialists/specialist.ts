import { providerChoice, serviceChoice, specialtyChoice } from '@core/booking/sources/choices'
import { earliest, slots } from '@core/booking/sources/general'
import type { BookingContext, BookingVariant, Draft } from '@core/booking/variant'

/** What both ways to book a specialist have in common: service and specialist come from the address (C-019). */
export const specialist = {
  steps: ['time', 'review'],
  choices: {},
  slots,
  earliest,
  editParam: null,
  begin: addressed,
} satisfies Partial<BookingVariant>

/** The service, its specialty for the age it takes, and the specialist's practice that gives it. Rejects with an `ApiFault` 404 for strangers. */
async function addressed({ call, params }: BookingContext): Promise<Partial<Draft>> {
  const serviceId = Number(params['id'])
  const [service, practices] = await Promise.all([
    call('GET api/consultation-services/{id}', { params: { id: serviceId } }),
    call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId } }),
  ])
  const practice = practices.find(({ doctor }) => doctor.id === Number(params['specialistId']))
  const { consultationSpecialtyId } = service
  const specialty =
    consultationSpecialtyId &&
    (await call('GET api/consultation-specialties/{id}', { params: { id: consultationSpecialtyId } }))
  return {
    service: serviceChoice(service),
    ...(practice && { provider: providerChoice(practice) }),
    ...(specialty && { specialty: specialtyChoice(specialty) }),
  }
}
