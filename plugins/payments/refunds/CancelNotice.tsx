import type { CancelNoticeProps } from '@kits/booking/points'
import { useApi } from '@core/http/useApi'
import { formatMoney } from '@core/format/money'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Notice } from '@core/ui/feedback/Notice'
import type es from '../locales/es.json'

/** Says, before a paid appointment is cancelled, that its payment is refunded (PAY-004). */
export default function CancelNotice({ appointment }: CancelNoticeProps) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const { id, isPaid } = appointment
  const { data } = useApi('GET api/payments/{id}', isPaid ? { params: { id }, quiet: true } : null)
  if (data?.status !== 'paid') return null
  const amount = formatMoney(data.amount, data.currency, language)
  return <Notice tone="brand">{t('REFUND.BEFORE_CANCELLING', { amount })}</Notice>
}
