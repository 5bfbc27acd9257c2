import { formatLongDateAt } from '@portico/core/format/longDate'
import { formatMoney } from '@portico/core/format/money'
import { formatNumericDate, localDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { PaymentReceipt } from '@schemas/generated/entities'
import type { TextKey } from '../texts'
import { zoneOf } from './totals'

/** A receipt in the list: what for, how much, and a link to it. A refund is a line of its own. */
export function ReceiptLine({ receipt }: { receipt: PaymentReceipt }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { number, kind, amount, currency, issuedAt, visit, plan } = receipt
  const isRefund = kind === 'refund'
  const money = formatMoney(isRefund ? -amount : amount, currency, language)
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 hairline-t desk:grid-cols-[7rem_minmax(0,1fr)_auto] print:break-inside-avoid">
      <p className="text-muted figures">{formatNumericDate(localDate(issuedAt, zoneOf(receipt)))}</p>
      <div className="wrap-anywhere">
        <p className="font-strong">{visit?.service ?? t('RECEIPTS.PLAN_OF', { name: plan?.name ?? '' })}</p>
        {visit && (
          <p className="text-sm text-muted">
            {visit.doctor} · {formatLongDateAt(visit.startDate, visit.zone, language)}
          </p>
        )}
        <Link className="link text-sm" to="profile.paymentReceipt" params={{ number }}>
          {t(isRefund ? 'RECEIPTS.REFUND' : 'RECEIPTS.RECEIPT', { number })}
        </Link>
      </div>
      <div className="flex items-center gap-3 desk:grid desk:justify-items-end desk:gap-1">
        <p className="h3 figures">{money}</p>
        <Chip tone={isRefund ? 'neutral' : 'success'} icon={isRefund ? 'rotate-cw' : 'circle-check'}>
          {t(isRefund ? 'RECEIPTS.REFUNDED' : 'RECEIPTS.PAID')}
        </Chip>
      </div>
    </li>
  )
}
