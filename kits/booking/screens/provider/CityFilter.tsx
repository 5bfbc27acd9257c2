import { ChipToggle, ChipRow } from '@portico/core/ui/layout/ChipToggle'
import { useBookingText } from '../../texts'

interface Props {
  cities: readonly string[]
  /** Undefined shows the providers of all cities. */
  value: string | undefined
  onChange: (city: string | undefined) => void
}

/** The cities of the providers, where there are several. */
export function CityFilter({ cities, value, onChange }: Props) {
  const t = useBookingText()
  if (cities.length < 2) return null
  return (
    <ChipRow aria-label={t('BOOKING.CITY')}>
      <ChipToggle pressed={value === undefined} onChange={() => onChange(undefined)}>
        {t('BOOKING.CITY_ALL')}
      </ChipToggle>
      {cities.map((city) => (
        <ChipToggle key={city} pressed={city === value} onChange={() => onChange(city)}>
          {city}
        </ChipToggle>
      ))}
    </ChipRow>
  )
}
