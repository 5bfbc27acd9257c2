import { useId } from 'react'
import { formatRelativeDay, formatTime } from '@portico/core/format/dates'
import { useBookingText } from '../../texts'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Button } from '@portico/core/ui/actions/Button'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { ProfileButton } from './ProfileButton'
import { QuickTimes } from './QuickTimes'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { Card } from '@portico/core/ui/layout/Card'
import { Address } from '../Address'
import { shownZone } from '../../slots/slotClocks'
import { addressOf, modeLabel, priceLabel } from '../labels'

interface Props {
  booking: Booking
  provider: Choice
}

/** A provider: name, type of visit, price and first free time. */
export function ProviderCard({ booking, provider }: Props) {
  const t = useBookingText()
  const heading = useId()
  const { label, hint, description, thumbnailId } = provider
  const { service } = booking.draft
  const prescribes = provider.canPrescribe && booking.context.features.has('canPrescriptionBeConfigured')
  const mode = modeLabel(provider.appointmentType ?? service?.appointmentType)
  const price = priceLabel(provider.price ? provider : (service ?? {}), t, booking.context.language)
  const isFree = (provider.price ?? service?.price)?.amount === 0
  return (
    <Card
      as="article"
      className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_17.5rem] desk:items-center desk:gap-x-6 desk:gap-y-5 desk:py-5 desk:px-6"
      aria-labelledby={heading}
    >
      <div className="stack gap-3">
        <div className="flex items-center gap-3 min-w-0">
          <Avatar name={label} thumbnailId={thumbnailId} size="lg" />
          <div className="min-w-0">
            <h2 className="h3" id={heading}>
              {label}
            </h2>
            {hint && (
              <p className="text-muted" id={`${heading}-hint`}>
                {hint}
              </p>
            )}
          </div>
        </div>
        {description && <p className="text-pretty">{description}</p>}
        <Address>{addressOf(provider, service)}</Address>
        <div className="flex flex-wrap gap-2">
          {mode && <Chip icon={mode.icon}>{t(mode.text)}</Chip>}
          {price && (
            <Chip icon={isFree ? 'check' : 'credit-card'} tone={isFree ? 'success' : 'neutral'}>
              {price}
            </Chip>
          )}
          {prescribes && <Chip icon="pill">{t('BOOKING.CAN_PRESCRIBE')}</Chip>}
        </div>
        <ProfileButton provider={provider} />
      </div>
      <FirstSlot booking={booking} provider={provider} describedBy={`${heading}-hint`} />
    </Card>
  )
}

interface FirstSlotProps extends Props {
  /** The element with the specialty and the city, which tell two entries of one doctor apart. */
  describedBy: string
}

function FirstSlot({ booking, provider, describedBy }: FirstSlotProps) {
  const t = useBookingText()
  const isWide = useIsDesktop()
  const { language } = booking.context
  const zone = shownZone({ ...booking.draft, provider }, booking.context.zone)
  const { firstDate, label } = provider
  const choose = () => {
    booking.pick('provider', provider)
    booking.goToNext('provider')
  }
  if (firstDate === null) return <NoSlots />
  return (
    <div className="grid grid-cols-[1fr_auto] gap-y-0 gap-x-3 items-center pt-4 max-desk:hairline-t desk:gap-3 desk:py-0 desk:pr-0 desk:pl-6 desk:hairline-s">
      {firstDate && (
        <div className="desk:col-span-full">
          <p className="text-sm text-muted">{t('BOOKING.FIRST_FREE')}</p>
          <p className="text-lg font-strong">
            {formatRelativeDay(firstDate, zone, language)}
            {!isWide && `, ${formatTime(firstDate, zone)}`}
          </p>
        </div>
      )}
      {isWide && firstDate && <QuickTimes booking={booking} provider={provider} date={firstDate} />}
      {isWide && firstDate ? (
        <button
          type="button"
          className="link link-underlined"
          aria-label={t('BOOKING.MORE_DAYS_OF', { name: label })}
          aria-describedby={describedBy}
          onClick={choose}
        >
          {t('BOOKING.MORE_DAYS')}
        </button>
      ) : (
        <Button
          variant="secondary"
          aria-label={t('BOOKING.CHOOSE_NAMED', { name: label })}
          aria-describedby={describedBy}
          onClick={choose}
        >
          {t('BOOKING.CHOOSE')}
        </Button>
      )}
    </div>
  )
}

function NoSlots() {
  const t = useBookingText()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-y-0 gap-x-3 items-center pt-4 max-desk:hairline-t desk:gap-3 desk:py-0 desk:pr-0 desk:pl-6 desk:hairline-s">
      <div className="desk:col-span-full">
        <p className="font-strong">{t('BOOKING.NO_DATES_SHORT')}</p>
        <p className="text-sm text-muted">{t('BOOKING.NO_DATES_SHORT_HINT')}</p>
      </div>
    </div>
  )
}
