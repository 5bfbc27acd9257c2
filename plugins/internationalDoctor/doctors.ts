import { providerChoice, serviceChoice, specialtyChoice } from '@kits/booking/sources/choices'
import { idOf } from '@kits/booking/sources/request'
import type { BookingContext, Choice, Draft } from '@kits/booking/variant'
import type { Provider, Service } from '@schemas/generated/entities'

/** Specialties of which the doctors who see people of the country offer something (BOOK-086). */
export async function specialties({ country }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const [all, offered] = await Promise.all([
    call('GET api/consultation-specialties'),
    offeredIn(country, call),
  ])
  const ids = new Set(offered.map(({ consultationSpecialtyId }) => consultationSpecialtyId))
  return all.filter(({ id }) => ids.has(id)).map(specialtyChoice)
}

/** What they offer of the specialty, each service once. */
export async function services({ country, specialty }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const offered = await offeredIn(country, call)
  const own = offered.filter(({ consultationSpecialtyId }) => consultationSpecialtyId === idOf(specialty))
  return [...new Map(own.map((service) => [service.id, serviceChoice(service)])).values()]
}

/** Who gives the service: doctors of the country first, then those abroad, apart, each by doctor name (CONST-025). */
export async function doctors({ country, service }: Draft, context: BookingContext): Promise<Choice[]> {
  const { call, language, t } = context
  const serviceId = idOf(service)
  const [{ providers, internationalProviders }, dates] = await Promise.all([
    seeing(country, call),
    call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId } }),
  ])
  const firstDates = new Map(dates.map(({ id, firstDate }) => [id, firstDate]))
  const choose = (list: readonly Provider[]) =>
    list
      .filter((one) => one.services.some(({ id }) => id === serviceId))
      .map((one) => ({ ...one, firstDate: firstDates.get(one.id) ?? null }))
      .sort((a, b) => a.doctor.fullName.localeCompare(b.doctor.fullName, language))
      .map((one) => providerChoice(one, serviceId))
  const abroad = choose(internationalProviders).map((one) => ({
    ...one,
    hint: [t('INTERNATIONAL.ABROAD'), one.hint].filter(Boolean).join(' · '),
  }))
  return [...choose(providers), ...abroad]
}

async function offeredIn(country: Choice | undefined, call: BookingContext['call']): Promise<Service[]> {
  const { providers, internationalProviders } = await seeing(country, call)
  return [...providers, ...internationalProviders].flatMap((one) => one.services)
}

const seeing = (country: Choice | undefined, call: BookingContext['call']) =>
  call('GET api/appointments/country-providers/{countryCode}', {
    params: { countryCode: country?.id ?? '' },
  })
