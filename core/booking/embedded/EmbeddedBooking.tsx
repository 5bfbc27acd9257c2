import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../i18n/useText'
import { useGo } from '../../routing/useGo'
import { useHref } from '../../routing/useHref'
import { useRoute } from '../../routing/useRoute'
import { useTenant } from '../../tenant/useTenant'
import { buttonClass } from '../../ui/buttonClass'
import { ErrorState } from '../../ui/ErrorState'
import { Spinner } from '../../ui/Spinner'
import { BookingScreen } from '../BookingScreen'
import { keepHanded } from '../handOver'
import type { Kept } from '../keep'
import type { BookingVariant } from '../variant'
import { framingOf } from './framing'
import { askOpener, handOverToTab } from './handOverTab'
import './embedded.css'
import { useReportedHeight } from './useReportedHeight'

interface Props {
  plugin: string
  variant: BookingVariant
  /** The portal's own route of this way to book, where one goes on once signed in. */
  route: string
}

/**
 * A way to book for the page of another site, on the one configured origin, or in a tab of its own (BOOK-059, BOOK-060,
 * CONST-015, C-063). It works without a session until the answer asks for one; then everything chosen is handed over
 * to the portal, which signs in and goes on at the review (C-033).
 */
export function EmbeddedBooking({ plugin, variant, route }: Props) {
  const { embeddingOrigin } = useTenant()
  const { id, query } = useRoute()
  const own = useHref()(id, { query: { handover: '1' } })
  const [framing] = useState(() => framingOf(frameNow(), embeddingOrigin))
  const frame = useReportedHeight(framing.kind === 'frame' ? framing.host : null)
  const goOn = useGoOn(route)
  if (framing.kind === 'refused') return <NotHere />
  if (query['handover'] !== undefined && framing.kind === 'tab') {
    return <HandedOver variant={variant.id} goOn={goOn} />
  }
  const handOver = (kept: Kept) =>
    framing.kind === 'frame' ? handOverToTab(`/?handover${own}`, kept) : goOn(kept)
  return (
    <div ref={frame} className={framing.kind === 'frame' ? 'embedded in-frame' : 'embedded'}>
      <BookingScreen plugin={plugin} variant={variant} handOver={handOver} />
    </div>
  )
}

const frameNow = () => ({
  isFramed: window.parent !== window,
  ancestors: location.ancestorOrigins as DOMStringList | undefined,
  referrer: document.referrer,
})

/** Keeps a booking for whoever signs in, and opens the portal's own screen, which asks for the sign-in. */
function useGoOn(route: string): (kept: Kept) => void {
  const go = useGo()
  return (kept) => {
    keepHanded(sessionStorage, kept)
    go(route, { query: { step: 'review' }, replace: true })
  }
}

function HandedOver({ variant, goOn }: { variant: string; goOn: (kept: Kept) => void }) {
  const t = useText()
  const take = useEffectEvent(goOn)
  useEffect(() => askOpener(variant, (kept) => take(kept)), [variant])
  return (
    <output className="embedded">
      <Spinner /> {t('BOOKING.HANDING_OVER')}
    </output>
  )
}

function NotHere() {
  const t = useText()
  return (
    <ErrorState
      title={t('BOOKING.NOT_HERE')}
      text={t('BOOKING.NOT_HERE_HINT')}
      action={
        <a className={buttonClass()} href={location.href} target="_blank" rel="noopener noreferrer">
          {t('BOOKING.NOT_HERE_ACTION')}
        </a>
      }
    />
  )
}
