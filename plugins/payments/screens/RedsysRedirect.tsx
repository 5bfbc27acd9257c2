import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageRestored } from '@kits/booking/opening/usePageRestored'
import { useLastPendingPayment } from '@kits/booking/storage/usePendingPayment'
import { useText } from '@core/i18n/useText'
import { useOptions } from '@core/plugin/useHost'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { useTenant } from '@core/tenant/useTenant'
import { Button } from '@core/ui/actions/Button'
import { Notice } from '@core/ui/feedback/Notice'
import type es from '../locales/es.json'
import { handoverOf, wayOnOf, type Handover } from '../rules'
import './redirect.css'

/**
 * The hop to the payment page (PAY-002, PAY-005): what it was given leaves the address bar at once (C-025) and is posted
 * on, only to where the tenant allows (C-064). Who comes back to it through the history is led to how their payment stands.
 */
export default function RedsysRedirect() {
  const { query } = useRoute()
  const { paymentHosts } = useTenant()
  const go = useGo()
  const lastHeld = useLastPendingPayment()
  const [handover] = useState(() => handoverOf(query, { origin: location.origin, hosts: paymentHosts }))
  const wayOn = (given: typeof query) => {
    const { to, ...place } = wayOnOf(given, lastHeld())
    go(to, { ...place, replace: true })
  }
  const leave = useEffectEvent(() =>
    handover ? go('public.redsysRedirect', { replace: true }) : wayOn(query),
  )
  useEffect(() => leave(), [])
  usePageRestored(() => wayOn({}))
  return handover && <Hop handover={handover} ready={query['parameters'] === undefined} />
}

/** Submits itself as soon as the address says nothing any more; the button is for when that does not happen (PAY-003). */
function Hop({ handover, ready }: { handover: Handover; ready: boolean }) {
  const t = useText<keyof typeof es>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (ready) form.current?.submit()
  }, [ready])
  return (
    <div className="hop stack stack-5 center">
      {handover.isSandbox && <Notice tone="warning">{t('PAYMENT.SANDBOX')}</Notice>}
      <h1 className="h1">{t('PAYMENT.TITLE')}</h1>
      <p className="muted pretty">{t('PAYMENT.TEXT')}</p>
      <form ref={form} method="post" action={handover.url}>
        <Fields handover={handover} />
        <Button type="submit" size="lg">
          {t('PAYMENT.GO')}
        </Button>
      </form>
    </div>
  )
}

function Fields({ handover: { parameters, signature } }: { handover: Handover }) {
  const { version, versionField, parametersField, signatureField } = useOptions('payments')
  return (
    <>
      <input type="hidden" name={String(versionField)} value={String(version)} />
      <input type="hidden" name={String(parametersField)} value={parameters} />
      <input type="hidden" name={String(signatureField)} value={signature} />
    </>
  )
}
