import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBookingText } from './texts'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { toast } from '@portico/core/ui/feedback/toast'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { OpeningResult } from './opening/openBooking'
import { withTenantQuestions } from './questions/questions'
import { BookingSteps } from './screens/BookingSteps'
import { LoadingChoices } from './screens/placeholders'
import { usePageRestored } from './opening/usePageRestored'
import { useOpening } from './opening/useOpening'
import { useDraftScope } from './storage/useDraftScope'
import type { HandOver } from './submit/useSubmit'
import type { BookingVariant } from './variant'

interface Props {
  /** The plugin whose options the variant reads. */
  plugin: string
  variant: BookingVariant
  /** Set when the sign-in happens elsewhere; takes the draft there. */
  handOver?: HandOver | undefined
}

/**
 * The screen of a booking variant. With an appointment id in the address it moves that appointment (C-019). A
 * change of person or appointment starts a new booking. So does a page that the browser restores, for example after the
 * payment page: the booking may have been completed meanwhile (C-069).
 */
export function BookingScreen(props: Props) {
  const { questions } = useTenant()
  const variant = useMemo(() => withTenantQuestions(props.variant, questions), [props.variant, questions])
  const { personKey: person, appointmentId: appointment, parameters: place } = useDraftScope(variant)
  const [visit, setVisit] = useState(0)
  usePageRestored(() => setVisit(visit + 1))
  return <OpenBooking key={`${person} ${appointment} ${place} ${visit}`} {...props} variant={variant} />
}

function OpenBooking({ plugin, variant, handOver }: Props) {
  const { data, error, mutate } = useOpening(plugin, variant)
  if (data?.kind === 'ready')
    return <BookingSteps plugin={plugin} variant={variant} opened={data} handOver={handOver} />
  if (!data && !error) return <LoadingChoices />
  return <OpeningFailed opening={data} retry={() => void mutate()} />
}

/** Shown when there is nothing to book: the reason, and a link. */
function OpeningFailed({ opening, retry }: { opening: OpeningResult | undefined; retry: () => void }) {
  const t = useBookingText<string>()
  const { id } = useRoute()
  const isGone = opening?.kind === 'gone'
  const wayOn = (
    <Link className={buttonClass()} to={isGone ? id : defaultRoute}>
      {t(isGone ? 'MENU.BOOK_APPOINTMENT' : 'MENU.HOME')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('MENU.BOOK_APPOINTMENT')} />
      {isGone && <ErrorState title={t('BOOKING.GONE')} text={t('BOOKING.GONE_HINT')} action={wayOn} />}
      {opening?.kind === 'refused' && <Refused message={opening.message} />}
      {!opening && <ErrorState title={t('BOOKING.CHOICES_FAILED')} onRetry={retry} />}
    </>
  )
}

/** The person may not book here: shows the reason and goes to the default screen. */
function Refused({ message }: { message: string }) {
  const t = useBookingText<string>()
  const go = useGo()
  const leave = useEffectEvent(() => {
    toast({ tone: 'error', text: t(message) })
    go(defaultRoute, { replace: true })
  })
  useEffect(() => leave(), [])
  return <ErrorState title={t(message)} />
}
