import { useState } from 'react'
import { formatDuration } from '@portico/core/format/duration'
import { useBookingText } from '../../texts'
import { ChipToggle, ChipRow } from '@portico/core/ui/layout/ChipToggle'
import { Icon } from '@portico/core/ui/media/Icon'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { sameServiceInMode, modesOf, shortNames } from '../../steps/services'
import type { FittingService } from '../../flow/useFittingService'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { FittingServiceText } from '../FittingServiceText'
import { modeLabel } from '../labels'

/** Maximum length of service names that fit next to each other, in characters. */
const MAX_SEGMENT_LENGTH = 14

type Mode = Choice['appointmentType']

interface Props {
  booking: Booking
  services: Choice[] | undefined
  /** The service that was chosen in advance. */
  fitting: FittingService | undefined
}

/** The service and type of visit, next to the providers who offer it. */
export function ServiceFilter({ booking, services, fitting }: Props) {
  const t = useBookingText()
  const { service } = booking.draft
  const [preferredMode, setPreferredMode] = useState<Mode>()
  if (!services) return <Skeleton shape="button" />
  const mode = service?.appointmentType ?? preferredMode ?? services[0]?.appointmentType
  const chooseMode = (next: Mode) => {
    setPreferredMode(next)
    const corresponding = sameServiceInMode(services, next, service)
    if (corresponding) booking.pick('service', corresponding)
  }
  const length = service?.duration && formatDuration(service.duration, booking.context.language)
  const facts = length && t('BOOKING.LASTS', { name: service.label, time: length })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:sticky desk:top-6">
      <div className="stack gap-2">
        <p className="font-strong" aria-hidden="true">
          {t('BOOKING.SERVICE')}
        </p>
        <ServicePicker booking={booking} services={services} mode={mode} />
      </div>
      {modesOf(services).length > 1 && <ModePicker services={services} mode={mode} onChange={chooseMode} />}
      <FittingServiceText booking={booking} fitting={fitting} />
      {service && (
        <p className="text-sm text-muted text-pretty">{[facts, service.hint].filter(Boolean).join(' ')}</p>
      )}
    </div>
  )
}

interface PickerProps {
  services: readonly Choice[]
  mode: Mode
}

function ServicePicker({ booking, services, mode }: PickerProps & { booking: Booking }) {
  const t = useBookingText()
  const { service } = booking.draft
  const kinds = services.filter(({ appointmentType }) => appointmentType === mode)
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
    <ChipRow aria-label={t('BOOKING.SERVICE')}>
      {options.map(({ value, label }) => (
        <ChipToggle key={value} pressed={value === service?.id} onChange={() => take(value)}>
          {label}
        </ChipToggle>
      ))}
    </ChipRow>
  )
}

function ModePicker({ services, mode, onChange }: PickerProps & { onChange: (mode: Mode) => void }) {
  const t = useBookingText()
  return (
    <div className="stack gap-2">
      <p className="font-strong max-desk:hidden" aria-hidden="true">
        {t('BOOKING.MODE')}
      </p>
      <ChipRow aria-label={t('BOOKING.MODE')}>
        {modesOf(services).map((one) => {
          const words = modeLabel(one)
          return (
            <ChipToggle key={one} pressed={one === mode} onChange={() => onChange(one)}>
              {words && <Icon name={words.icon} size="xs" />}
              {words && <span>{t(words.text)}</span>}
            </ChipToggle>
          )
        })}
      </ChipRow>
    </div>
  )
}
