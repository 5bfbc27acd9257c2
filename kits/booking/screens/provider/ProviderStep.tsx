import { useEffect, useEffectEvent, useState } from 'react'
import { useBookingText } from '../../texts'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { preferredFirst, searchChoices } from '../../search/searchChoices'
import { useFittingService } from '../../flow/useFittingService'
import { useChoices } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { OtherVariantLink } from '../choice/OtherVariantLink'
import { citiesOf, inCity } from '../../search/cities'
import { CityFilter } from './CityFilter'
import { ProviderCard } from './ProviderCard'
import { ServiceFilter } from './ServiceFilter'
import { NoChoices, LoadingChoices } from '../placeholders'
import { StepHead } from '../StepHead'
import { onlyService } from '../../steps/services'
import { useShowMore } from '../choice/useShowMore'

/** Number of providers from which a search field is shown. */
const MIN_PROVIDERS_TO_SEARCH = 9

/** The provider step. It includes the service when the same screen asks for it. */
export function ProviderStep({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const { screen, draft } = booking
  const asksService = screen?.asks.includes('service') === true
  const services = useChoices(booking, asksService ? 'service' : null)
  const fitting = useFittingService(booking, services.data)
  useOnlyService(booking, services.data, fitting?.service)
  const isReady = !asksService || draft.service !== undefined
  const providers = useChoices(booking, isReady ? 'provider' : null)
  useOnlyProvider(booking, providers.data)
  const { data, error } = services.error ? services : providers
  const retry = () => void (services.error ? services : providers).mutate()
  // Services that could not be read are said beside the filter, which would wait for them.
  const hasFilter = asksService && (services.data !== undefined || !services.error)
  const isEmpty = data?.length === 0 || services.data?.length === 0
  return (
    <>
      <StepHead booking={booking} />
      <div
        className={
          hasFilter
            ? 'grid gap-5 [&>*]:min-w-0 desk:grid-cols-[15rem_minmax(0,1fr)] desk:gap-8 desk:items-start'
            : undefined
        }
      >
        {hasFilter && <ServiceFilter booking={booking} services={services.data} fitting={fitting} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OtherVariantLink booking={booking} step="provider" />
          {isEmpty || (error && !data) ? (
            <NoChoices booking={booking} retry={error ? retry : undefined} />
          ) : services.data && !isReady && onlyService(services.data) === undefined ? (
            <p className="text-muted text-pretty">{t('BOOKING.SERVICE_FIRST')}</p>
          ) : data ? (
            <Providers booking={booking} providers={data} />
          ) : (
            <LoadingChoices height="11rem" />
          )}
        </div>
      </div>
    </>
  )
}

function Providers({ booking, providers }: { booking: Booking; providers: readonly Choice[] }) {
  const t = useBookingText()
  const [text, setText] = useState('')
  const cities = citiesOf(providers, booking.draft.service)
  const [pickedCity, setPickedCity] = useState<string>()
  const city = cities.find((one) => one === pickedCity)
  const found = searchChoices(preferredFirst(inCity(providers, city)), text)
  const { shown, more } = useShowMore(found)
  return (
    <>
      {providers.length >= MIN_PROVIDERS_TO_SEARCH && (
        <SearchField
          className="desk:max-w-104"
          label={t('BOOKING.SEARCH.PROVIDER')}
          value={text}
          onChange={setText}
        />
      )}
      <CityFilter cities={cities} value={city} onChange={setPickedCity} />
      {shown.map((provider) => (
        <ProviderCard key={provider.id} booking={booking} provider={provider} />
      ))}
      {more}
      <div aria-live="polite">
        {found.length === 0 && (
          <EmptyState
            icon="search"
            title={t('BOOKING.NOT_FOUND', { text })}
            text={t('BOOKING.NOT_FOUND_HINT')}
          />
        )}
      </div>
    </>
  )
}

/** Takes a service that leaves nothing to ask, or the one that fits the person's history, which they may change. */
function useOnlyService(
  { draft, pick }: Booking,
  services: readonly Choice[] | undefined,
  fitting: Choice | undefined,
) {
  const only = services && (onlyService(services) ?? fitting)
  const take = useEffectEvent((choice: Choice) => {
    if (!services?.some(({ id }) => id === draft.service?.id)) pick('service', choice, services?.length === 1)
  })
  useEffect(() => {
    if (only) take(only)
  }, [only])
}

/** Takes the only provider of the only service without asking. */
function useOnlyProvider(
  { draft, state, screen, pick, goToNext: goOn }: Booking,
  providers: Choice[] | undefined,
) {
  const only = providers?.length === 1 ? providers[0] : undefined
  const take = useEffectEvent((choice: Choice) => {
    if (screen?.asks.includes('service') && !state.skippedSteps.includes('service')) return
    if (draft.provider?.id !== choice.id) pick('provider', choice, true)
    goOn('provider', true)
  })
  useEffect(() => {
    if (only) take(only)
  }, [only])
}
