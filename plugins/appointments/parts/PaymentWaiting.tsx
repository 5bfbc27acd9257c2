import { useText } from '@core/i18n/useText'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import type es from '../locales/es.json'

/** How a payment stands is on its way. */
export function PaymentWaiting() {
  const t = useText<keyof typeof es>()
  return (
    <>
      <PageHeader title={t('APPOINTMENT_BOOKED.CARD')} />
      <Skeleton shape="block" height="22rem" />
    </>
  )
}
