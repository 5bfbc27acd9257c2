import type { BookingContext, Choice, Draft } from '@portico/booking/variant'
import { providerChoice, serviceChoice, specialtyChoices } from '@portico/booking/sources/choices'
import { idOf } from '@portico/booking/sources/request'
import type { Provider, Service, Specialty } from '@schemas/generated/entities'

/** Specialties in which at least one doctor for the country offers a service. */
export const specialties = ({ country }: Draft, context: BookingContext): Promise<Choice[]> =>
  specialtyChoices(specialtiesFor(country, context), context)

async function specialtiesFor(country: Choice | undefined, { call }: BookingContext): Promise<Specialty[]> {
  const [all, services] = await Promise.all([
    call('GET api/consultation-specialties'),
    servicesFor(country, call),
  ])
  const ids = new Set(services.map(({ consultationSpecialtyId }) => consultationSpecialtyId))
  return all.filter(({ id }) => ids.has(id))
}

/** Services of the specialty that doctors for the country offer, without duplicates. */
export async function services({ country, specialty }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const all = await servicesFor(country, call)
  const matching = all.filter(({ consultationSpecialtyId }) => consultationSpecialtyId === idOf(specialty))
  return [...new Map(matching.map((service) => [service.id, serviceChoice(service)])).values()]
}

/** Doctors who offer the service: those in the country first, then those abroad, each group by name. */
export async function doctors({ country, service }: Draft, context: BookingContext): Promise<Choice[]> {
  const { call, language, t } = context
  const serviceId = idOf(service)
  const [{ providers, internationalProviders }, dates] = await Promise.all([
    providersFor(country, call),
    call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId } }),
  ])
  const firstDates = new Map(dates.map(({ id, firstDate }) => [id, firstDate]))
  const toChoices = (list: readonly Provider[]) =>
    list
      .filter((provider) => provider.services.some(({ id }) => id === serviceId))
      .map((provider) => ({ ...provider, firstDate: firstDates.get(provider.id) ?? null }))
      .sort((a, b) => a.doctor.fullName.localeCompare(b.doctor.fullName, language))
      .map((provider) => providerChoice(provider, serviceId))
  const abroad = toChoices(internationalProviders).map((choice) => ({
    ...choice,
    hint: [t('INTERNATIONAL.ABROAD'), choice.hint].filter(Boolean).join(' · '),
  }))
  return [...toChoices(providers), ...abroad]
}

async function servicesFor(country: Choice | undefined, call: BookingContext['call']): Promise<Service[]> {
  const { providers, internationalProviders } = await providersFor(country, call)
  return [...providers, ...internationalProviders].flatMap((provider) => provider.services)
}

const providersFor = (country: Choice | undefined, call: BookingContext['call']) =>
  call('GET api/appointments/country-providers/{countryCode}', {
    params: { countryCode: country?.id ?? '' },
  })
