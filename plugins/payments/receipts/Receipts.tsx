import { useApi } from '@portico/core/http/useApi'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { PaymentReceipt } from '@schemas/generated/entities'
import type { TextKey } from '../texts'
import { ReceiptLine } from './ReceiptLine'
import { totalsOf, yearOf } from './totals'

/** The receipts of a person, a year at a time. The address says which: `?year=2026`. */
export default function Receipts() {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/payment-receipts/', {
    capability: 'paymentReceipts',
    quiet: 'faults',
  })
  return (
    <div className="stack gap-6">
      <PageHeader title={t('RECEIPTS.TITLE')}>
        <p className="lead">{t('RECEIPTS.LEAD')}</p>
      </PageHeader>
      {data ? (
        <Years receipts={data} />
      ) : error ? (
        <ErrorState title={t('RECEIPTS.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
    </div>
  )
}

function Years({ receipts }: { receipts: readonly PaymentReceipt[] }) {
  const t = useText<TextKey>()
  const { query } = useRoute()
  const years = [...new Set(receipts.map(yearOf))].toSorted().toReversed()
  const year = years.find((one) => one === query['year']) ?? years[0]
  if (year === undefined)
    return <EmptyState icon="file-text" title={t('RECEIPTS.EMPTY')} text={t('RECEIPTS.EMPTY_TEXT')} />
  return (
    <>
      {years.length > 1 && (
        <nav className="flex flex-wrap gap-x-4 gap-y-2 print:hidden" aria-label={t('RECEIPTS.YEAR')}>
          {years.map((one) => (
            <Link
              key={one}
              className="link aria-[current=page]:font-bold aria-[current=page]:no-underline"
              to="profile.paymentReceipts"
              query={{ year: one }}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </Link>
          ))}
        </nav>
      )}
      <Year year={year} receipts={receipts.filter((one) => yearOf(one) === year)} />
    </>
  )
}

function Year({ year, receipts }: { year: string; receipts: readonly PaymentReceipt[] }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const totals = totalsOf(receipts).map(({ amount, currency }) => formatMoney(amount, currency, language))
  return (
    <Card as="section" className="stack" aria-labelledby="year">
      <h2 className="h2" id="year">
        {t('RECEIPTS.TOTAL', { year, amount: totals.join(' + ') })}
      </h2>
      <ul className="list">
        {receipts.map((receipt) => (
          <ReceiptLine key={receipt.number} receipt={receipt} />
        ))}
      </ul>
      <div>
        <Button icon="printer" onClick={() => print()}>
          {t('RECEIPTS.PRINT_YEAR', { year })}
        </Button>
      </div>
    </Card>
  )
}
