import { formatTime } from '@portico/core/format/dates'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import type { PaymentReceipt } from '@schemas/generated/entities'
import type { TextKey } from '../texts'
import { zoneOf } from './totals'

/** What a receipt says: amount first, then what for, who, when and taxes. Times are those of the place, or of the company. */
export function ReceiptFacts({ receipt }: { receipt: PaymentReceipt }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { kind, amount, currency, issuedAt, paidBy, issuer, patient, visit, plan } = receipt
  return (
    <Facts>
      <Fact
        icon="credit-card"
        label={t(kind === 'refund' ? 'RECEIPTS.RETURNED' : 'RECEIPTS.AMOUNT')}
        note={paidBy && t('RECEIPTS.REFERS', { number: paidBy })}
      >
        {formatMoney(amount, currency, language)}
      </Fact>
      <Fact icon="calendar" label={t('RECEIPTS.ISSUED')}>
        {formatLongDateAt(issuedAt, zoneOf(receipt), language)}
      </Fact>
      <Fact icon="user-round" label={t(visit ? 'RECEIPTS.PATIENT' : 'RECEIPTS.PERSON')}>
        {patient}
      </Fact>
      {visit && <VisitFacts visit={visit} />}
      {plan && (
        <Fact
          icon="credit-card"
          label={t('RECEIPTS.PLAN')}
          note={t('RECEIPTS.CHARGED', { day: formatLongDateAt(plan.chargedAt, plan.zone, language) })}
        >
          {plan.name}
        </Fact>
      )}
      <Fact icon="building-2" label={t('RECEIPTS.ISSUER')} note={issuer.address}>
        {t('RECEIPTS.COMPANY', { name: issuer.name, taxId: issuer.taxId })}
      </Fact>
      {issuer.note && (
        <Fact icon="info" label={t('RECEIPTS.TAXES')}>
          {issuer.note}
        </Fact>
      )}
    </Facts>
  )
}

function VisitFacts({ visit }: { visit: NonNullable<PaymentReceipt['visit']> }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { startDate, zone } = visit
  const what = visit.service === visit.specialty ? [visit.service] : [visit.specialty, visit.service]
  return (
    <>
      <Fact icon="stethoscope" label={t('RECEIPTS.VISIT')} note={visit.doctor}>
        {what.join(', ')}
      </Fact>
      <Fact icon="clock" label={t('RECEIPTS.WHEN')} note={visit.isOnline ? t('RECEIPTS.VIDEO') : visit.place}>
        {t('RECEIPTS.AT', {
          day: formatLongDateAt(startDate, zone, language),
          time: formatTime(startDate, zone),
        })}
      </Fact>
    </>
  )
}
