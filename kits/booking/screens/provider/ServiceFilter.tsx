import { formatDuration } from '@core/format/duration'
import { useText } from '@core/i18n/useText'
import { ChipToggle } from '@core/ui/forms/ChipToggle'
import { Icon } from '@core/ui/media/Icon'
import { SegmentedControl } from '@core/ui/forms/SegmentedControl'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import { sameServiceInMode, modesOf, shortNames } from '../../steps/services'
import type { Booking } from '../../state/useBooking'
import type { Choice } from '../../variant'
import { modeLabel } from '../labels'

/** Maximum length of service names that fit next to each other, in characters. */
const MAX_SEGMENT_LENGTH = 14

interface Props {
  booking: Booking
  services: readonly Choice[]
}

/** The service and type of visit, next to the providers who offer it. */
export function ServiceFilter({ booking, services }: { booking: Booking; services: Choice[] | undefined }) {
  const t = useText()
  const { service } = booking.draft
  const length = service?.duration && formatDuration(service.duration, booking.context.language)
  const facts = length && t('BOOKING.LASTS', { name: service.label, time: length })
  if (!services) return <Skeleton shape="button" />
  return (
    <div className="filters">
      <div className="stack stack-2">
        <p className="strong desk-only" aria-hidden="true">
          {t('BOOKING.SERVICE')}
        </p>
        <ServicePicker booking={booking} services={services} />
      </div>
      {modesOf(services).length > 1 && <ModePicker booking={booking} services={services} />}
      {service && <p className="small muted pretty">{[facts, service.hint].filter(Boolean).join(' ')}</p>}
    </div>
  )
}

function ServicePicker({ booking, services }: Props) {
  const t = useText()
  const { service } = booking.draft
  const kinds = services.filter(({ appointmentType }) => appointmentType === service?.appointmentType)
  const names = shortNames(kinds)
  const options = kinds.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  const take = (id: string) => {
    const chosen = services.find((one) => one.id === id)
    if (chosen) booking.pick('service', chosen)
  }
  if (options.length === 2 && options.every(({ label }) => label.length <= MAX_SEGMENT_LENGTH)) {
    return (
      <SegmentedControl
        block
        label={t('BOOKING.SERVICE')}
        value={service?.id ?? ''}
        onChange={take}
        options={options}
      />
    )
  }
  return (
    <fieldset className="chip-row chip-row-scroll" aria-label={t('BOOKING.SERVICE')}>
      {options.map(({ value, label }) => (
        <ChipToggle key={value} pressed={value === service?.id} onChange={() => take(value)}>
          {label}
        </ChipToggle>
      ))}
    </fieldset>
  )
}

function ModePicker({ booking, services }: Props) {
  const t = useText()
  const { service } = booking.draft
  return (
    <div className="stack stack-2">
      <p className="strong desk-only" aria-hidden="true">
        {t('BOOKING.MODE')}
      </p>
      <fieldset className="chip-row chip-row-scroll" aria-label={t('BOOKING.MODE')}>
        {modesOf(services).map((mode) => {
          const words = modeLabel(mode)
          const answer = sameServiceInMode(services, mode, service)
          return (
            <ChipToggle
              key={mode}
              pressed={service?.appointmentType === mode}
              onChange={() => answer && booking.pick('service', answer)}
            >
              {words && <Icon name={words.icon} size="xs" />}
              {words && t(words.text)}
            </ChipToggle>
          )
        })}
      </fieldset>
    </div>
  )
}
