import { useEffect, useEffectEvent, useState } from 'react'
import NotEmbeddable from '@portico/core/app/shell/NotEmbeddable'
import { useBookingText } from '../texts'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useHref } from '@portico/core/routing/useHref'
import { useRoute } from '@portico/core/routing/useRoute'
import { isFramed } from '@portico/core/state/localStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { toast } from '@portico/core/ui/feedback/toast'
import { BookingScreen } from '../BookingScreen'
import { storeHandOver } from '../storage/handOver'
import type { StoredDraft } from '../storage/draftStorage'
import { tabStorage } from '@portico/core/state/tabStorage'
import type { BookingVariant } from '../variant'
import { detectFraming } from './framing'
import { requestFromOpener, handOverToTab } from './handOverTab'
import { useReportedHeight } from './useReportedHeight'
import { useReportedStep } from './useReportedStep'

interface Props {
  plugin: string
  variant: BookingVariant
  /** The portal's own route of this variant, where the user continues after signing in. */
  route: RouteId
}

/**
 * A booking variant inside another site's page, on the one configured origin, or in its own tab (C-063). It needs no session until the booking asks for one; then the draft is handed over to the portal,
 * which signs in and continues at the review (C-033).
 */
export function EmbeddedBooking({ plugin, variant, route }: Props) {
  const t = useBookingText()
  const { embeddingOrigin } = useTenant()
  const { id, query } = useRoute()
  const own = useHref()(id, { query: { handover: '1' } })
  const [framing] = useState(() => detectFraming(currentFrame(), embeddingOrigin))
  const host = framing.kind === 'frame' ? framing.host : null
  const frame = useReportedHeight(host)
  useReportedStep(host, query['step'])
  const goOn = useContinueInPortal(route)
  if (framing.kind === 'refused') return <NotEmbeddable />
  if (query['handover'] !== undefined && framing.kind === 'tab') {
    return <WaitForHandOver variant={variant.id} goOn={goOn} route={route} />
  }
  const handOver = (kept: StoredDraft) => {
    if (host === null) goOn(kept)
    else if (!handOverToTab(`/?handover${own}`, kept)) toast({ tone: 'error', text: t('BOOKING.NO_TAB') })
  }
  return (
    <div ref={frame} className="p-4" data-embedded>
      <BookingScreen plugin={plugin} variant={variant} handOver={handOver} />
    </div>
  )
}

const currentFrame = () => ({
  isFramed: isFramed(),
  ancestors: location.ancestorOrigins as DOMStringList | undefined,
  referrer: document.referrer,
})

/** Stores the draft for the coming sign-in, and opens the portal's own screen, which requires a session. */
function useContinueInPortal(route: RouteId): (kept: StoredDraft) => void {
  const go = useGo()
  return (kept) => {
    storeHandOver(tabStorage(), kept)
    go(route, { query: { step: 'review' }, replace: true })
  }
}

interface WaitForHandOverProps {
  variant: string
  goOn: (kept: StoredDraft) => void
  route: RouteId
}

/** Waits for the draft from the frame. If the frame is gone, the user can start again. */
function WaitForHandOver({ variant, goOn, route }: WaitForHandOverProps) {
  const t = useBookingText()
  const take = useEffectEvent(goOn)
  useEffect(() => requestFromOpener(variant, (kept) => take(kept)), [variant])
  return (
    <div className="grid gap-6 content-start px-4 pt-2 pb-8 *:min-w-0 desk:gap-8 desk:px-8 desk:pt-3 desk:pb-12">
      <PageHeader title={t('MENU.BOOK_APPOINTMENT')} />
      <output className="flex items-center gap-3">
        <Spinner /> <span>{t('BOOKING.HANDING_OVER')}</span>
      </output>
      <p className="text-pretty">{t('BOOKING.HANDING_OVER_HINT')}</p>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={route}>
          {t('MENU.BOOK_APPOINTMENT')}
        </Link>
      </p>
    </div>
  )
}
