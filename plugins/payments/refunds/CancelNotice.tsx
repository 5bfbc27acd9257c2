import { useText } from '@portico/core/i18n/useText'
import type { CancelNoticeProps } from '@portico/booking/points'
import { useApi } from '@portico/core/http/useApi'
import { browserZone, formatSentenceDay, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { TextKey } from '../texts'

/**
 * Says, before a paid appointment is cancelled, whether its payment is refunded: without the amount while it is not
 * known, because the answer may come late or not at all.
 */
export default function CancelNotice({ appointment }: CancelNoticeProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const now = useNow()
  const { id, isPaid, paid } = appointment
  const { data } = useApi('GET api/payments/{id}', isPaid && !paid ? { params: { id }, quiet: true } : null)
  const payment = paid ?? data
  if (!isPaid || (data && data.status !== 'paid')) return null
  const refundUntil = paid?.refundUntil
  if (refundUntil != null && Date.parse(refundUntil) <= now) {
    const zone = browserZone()
    const end = { day: formatSentenceDay(refundUntil, zone, language), time: formatTime(refundUntil, zone) }
    return <Notice tone="warning">{t('REFUND.OVER', end)}</Notice>
  }
  const text = payment
    ? t('REFUND.BEFORE_CANCELLING', { amount: formatMoney(payment.amount, payment.currency, language) })
    : t('REFUND.BEFORE_CANCELLING_WHOLE')
  return <Notice tone="brand">{text}</Notice>
}
