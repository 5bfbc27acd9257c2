import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'

/** The payment could not be read. */
export function PaymentError({ onRetry }: { onRetry: () => void }) {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('PAYMENT_RESULT.APPOINTMENT')} />
      <ErrorState title={t('PAYMENT_RESULT.ERROR')} text={t('PAYMENT_RESULT.ERROR_HINT')} onRetry={onRetry} />
    </>
  )
}
