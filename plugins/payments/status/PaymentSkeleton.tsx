import { useText } from '@portico/core/i18n/useText'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../texts'

/** Placeholder while the payment loads. */
export function PaymentSkeleton() {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('PAYMENT_RESULT.APPOINTMENT')} />
      <Skeleton shape="block" height="22rem" />
    </>
  )
}
