import { providerChoice, serviceChoice } from '@core/booking/sources/choices'
import { idOf } from '@core/booking/sources/request'
import type { BookingContext, Choice, Draft } from '@core/booking/variant'
import type { Provider } from '@schemas/generated/entities'

/** What the doctors who see people of the country offer (BOOK-086), each service once. */
export async function services({ country }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const { providers, internationalProviders } = await seeing(country, call)
  const offered = [...providers, ...internationalProviders].flatMap((one) => one.services)
  return [...new Map(offered.map((service) => [service.id, serviceChoice(service)])).values()]
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
      .map(providerChoice)
  const abroad = choose(internationalProviders)
  return [
    ...choose(providers),
    ...abroad.map((one) => ({
      ...one,
      hint: [t('INTERNATIONAL.ABROAD'), one.hint].filter(Boolean).join(' · '),
    })),
  ]
}

const seeing = (country: Choice | undefined, call: BookingContext['call']) =>
  call('GET api/appointments/country-providers/{countryCode}', { params: { countryCode: country?.id ?? '' } })
