import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageRestored } from '@portico/booking/opening/usePageRestored'
import { useLastPendingPayment } from '@portico/booking/storage/usePendingPayment'
import { useOptions } from '@portico/core/plugin/useHost'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { parsePaymentRedirect, returnRoute, type PaymentRedirect } from '../redirect/paymentRedirect'
import type { TextKey } from '../texts'

/**
 * Posts the payment to the payment page, only on hosts that the tenant allows (C-064). Removes the
 * query from the address bar first (C-025). When the user comes back through the history, it leads to the payment's status.
 */
export default function RedsysRedirect() {
  const { query } = useRoute()
  const { paymentHosts } = useTenant()
  const go = useGo()
  const lastHeld = useLastPendingPayment()
  const [payment] = useState(() =>
    parsePaymentRedirect(query, { origin: location.origin, hosts: paymentHosts }),
  )
  const redirect = (values: typeof query) => {
    const { to, ...place } = returnRoute(values, lastHeld())
    go(to, { ...place, replace: true })
  }
  const start = useEffectEvent(() =>
    payment ? go('public.redsysRedirect', { replace: true }) : redirect(query),
  )
  useEffect(() => start(), [])
  usePageRestored(() => redirect({}))
  return payment && <RedirectForm payment={payment} isReady={query['parameters'] === undefined} />
}

/** Submits itself once the query is gone from the address bar. The button is the fallback. */
function RedirectForm({ payment, isReady }: { payment: PaymentRedirect; isReady: boolean }) {
  const t = useText<TextKey>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isReady) form.current?.submit()
  }, [isReady])
  return (
    <div className="mx-auto min-h-dvh max-w-[32rem] content-center p-5 stack gap-5 justify-items-center text-center">
      {payment.isSandbox && <Notice tone="warning">{t('PAYMENT.SANDBOX')}</Notice>}
      <h1 className="h1">{t('PAYMENT.TITLE')}</h1>
      <p className="text-muted text-pretty">{t('PAYMENT.TEXT')}</p>
      <form ref={form} method="post" action={payment.url}>
        <RedirectFields payment={payment} />
        <Button type="submit" size="lg">
          {t('PAYMENT.GO')}
        </Button>
      </form>
    </div>
  )
}

function RedirectFields({ payment: { parameters, signature } }: { payment: PaymentRedirect }) {
  const { version, versionField, parametersField, signatureField } = useOptions('payments')
  return (
    <>
      <input type="hidden" name={versionField} value={version} />
      <input type="hidden" name={parametersField} value={parameters} />
      <input type="hidden" name={signatureField} value={signature} />
    </>
  )
}
