import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { PaymentReceipt } from '@schemas/generated/entities'
import type { TextKey } from '../texts'
import { ReceiptFacts } from './ReceiptFacts'

/** One receipt, made for paper: the browser prints it or saves it as a PDF (decision 807). */
export default function ReceiptPage() {
  const t = useText<TextKey>()
  const { number = '' } = useRoute().params
  const { data, error, isValidating, mutate } = useApi('GET api/payment-receipts/{number}', {
    params: { number },
    capability: 'paymentReceipts',
    quiet: true,
  })
  const isRefund = data?.kind === 'refund'
  return (
    <>
      <PageHeader
        back={<BackLink to="profile.paymentReceipts" label={t('RECEIPTS.TITLE')} />}
        title={t(isRefund ? 'RECEIPTS.REFUND' : 'RECEIPTS.RECEIPT', { number })}
      />
      {data ? (
        <Receipt receipt={data} />
      ) : error?.status === 404 ? (
        <EmptyState icon="file-text" title={t('RECEIPTS.NOT_FOUND')} text={t('RECEIPTS.NOT_FOUND_TEXT')} />
      ) : error ? (
        <ErrorState title={t('RECEIPTS.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </>
  )
}

function Receipt({ receipt }: { receipt: PaymentReceipt }) {
  const t = useText<TextKey>()
  const { phone } = useTenant().support
  return (
    <div className="stack gap-5 max-w-160">
      {receipt.isTest && <Notice tone="warning">{t('RECEIPTS.TEST')}</Notice>}
      <Card as="section" aria-label={t('RECEIPTS.CONTENT')}>
        <ReceiptFacts receipt={receipt} />
      </Card>
      <div>
        <Button icon="printer" onClick={() => print()}>
          {t('RECEIPTS.PRINT')}
        </Button>
      </div>
      {phone && (
        <p className="text-muted print:hidden">
          {t('RECEIPTS.OTHER_NAME')} <PhoneLink phone={phone} />.
        </p>
      )}
    </div>
  )
}
