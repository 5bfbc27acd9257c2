import { useBookingText } from '../texts'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { Steps } from '@portico/core/ui/layout/Steps'
import type { Booking } from '../flow/useBooking'
import { Address } from './Address'
import { addressOf, modeLabel, stepWords } from './labels'

/** The id of the heading with the question of the step. */
export const headingId = 'booking-question'

/** The head of a step: back link, step number, question, and provider. */
export function StepHead({ booking, title }: { booking: Booking; title?: string }) {
  const t = useBookingText()
  const { screen, progress: place, draft, variant, context } = booking
  if (!screen) return null
  const words = stepWords(variant, screen.id, { t, language: context.language })
  return (
    <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_19rem] desk:gap-y-2 desk:gap-x-8 desk:items-end desk:[&>h1]:col-1 desk:[&>h1]:order-2 desk:[&>.notice]:col-span-full desk:[&>.notice]:order-4 desk:[&>.notice]:mt-3">
      <BackLink booking={booking} />
      <div className="max-w-120 desk:col-2 desk:order-3">
        <Steps {...place} label={words.name} />
      </div>
      <h1 className="h1" tabIndex={-1} id={headingId}>
        {title ?? words.title}
      </h1>
      {screen.id === 'time' && draft.service && (
        <div className="grid gap-3 desk:order-5 desk:col-span-full desk:mt-2">
          <ProviderLine booking={booking} />
          <Address>{addressOf(draft.provider, draft.service)}</Address>
        </div>
      )}
    </div>
  )
}

/** A link to the previous screen, named after it; nothing on the first screen. */
function BackLink({ booking }: { booking: Booking }) {
  const { previousScreen: before, draft, goToStep: goTo, variant, context } = booking
  const t = useBookingText()
  if (!before) return null
  const answered = before.id === 'specialty' ? draft.specialty?.label : undefined
  return (
    <button
      type="button"
      className="link justify-self-start -ms-1 -mb-3 no-underline desk:col-span-full desk:mb-0"
      onClick={() => goTo(before.id)}
    >
      <Icon name="chevron-left" size="s" />
      <span>
        {t('BOOKING.BACK', {
          to: answered ?? stepWords(variant, before.id, { t, language: context.language }).name,
        })}
      </span>
    </button>
  )
}

function ProviderLine({ booking: { draft } }: { booking: Booking }) {
  const t = useBookingText()
  const { provider, service } = draft
  const mode = modeLabel(service?.appointmentType)
  const how = mode && t(mode.text)
  const isSaid = how && service?.label.toLowerCase().includes(how.toLowerCase())
  const what = [service?.label, !isSaid && how].filter(Boolean).join(' · ')
  if (!provider) return <p className="flex items-center gap-3 text-muted">{what}</p>
  return (
    <p className="flex items-center gap-3">
      <Avatar name={provider.label} thumbnailId={provider.thumbnailId} size="sm" />
      <span>
        {provider.label} <span className="text-muted">· {what}</span>
      </span>
    </p>
  )
}
