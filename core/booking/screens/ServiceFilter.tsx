import { formatDuration } from '../../format/relative'
import { useText } from '../../i18n/useText'
import { ChipToggle } from '../../ui/ChipToggle'
import { Icon } from '../../ui/Icon'
import { Segments } from '../../ui/Segments'
import { Skeleton } from '../../ui/Skeleton'
import type { Booking } from '../useBooking'
import type { Choice } from '../variant'
import { modeOf } from './words'

/** Two services with names up to this long stand side by side. */
const SHORT = 14

/** Which kind of appointment, beside the people who offer it. */
export function ServiceFilter({ booking, services }: { booking: Booking; services: Choice[] | undefined }) {
  const t = useText()
  const { language } = booking.context
  const { service } = booking.draft
  const length = service?.duration && formatDuration(service.duration, language)
  const facts = length && t('BOOKING.LASTS', { name: service.label, time: length })
  return (
    <div className="filters">
      <div className="stack stack-2">
        <p className="strong desk-only" aria-hidden="true">
          {t('BOOKING.SERVICE')}
        </p>
        {services ? <Services booking={booking} services={services} /> : <Skeleton shape="button" />}
      </div>
      {service && <p className="small muted pretty">{[facts, service.hint].filter(Boolean).join(' ')}</p>}
    </div>
  )
}

function Services({ booking, services }: { booking: Booking; services: readonly Choice[] }) {
  const t = useText()
  const { draft, pick } = booking
  const take = (id: string) => {
    const chosen = services.find((one) => one.id === id)
    if (chosen) pick('service', chosen)
  }
  if (services.length === 2 && services.every(({ label }) => label.length <= SHORT)) {
    const options = services.map(({ id, label }) => ({ value: id, label }))
    return (
      <Segments
        block
        label={t('BOOKING.SERVICE')}
        value={draft.service?.id ?? ''}
        onChange={take}
        options={options}
      />
    )
  }
  return (
    <fieldset className="chip-row chip-row-scroll" aria-label={t('BOOKING.SERVICE')}>
      {services.map((service) => (
        <ServiceChip
          key={service.id}
          service={service}
          isPicked={draft.service?.id === service.id}
          onTake={() => take(service.id)}
        />
      ))}
    </fieldset>
  )
}

function ServiceChip(props: { service: Choice; isPicked: boolean; onTake: () => void }) {
  const { service, isPicked, onTake } = props
  const mode = modeOf(service.appointmentType)
  return (
    <ChipToggle pressed={isPicked} onChange={onTake}>
      {mode && <Icon name={mode.icon} size="xs" />}
      {service.label}
    </ChipToggle>
  )
}
