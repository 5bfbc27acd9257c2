import type { PaymentTermsProps } from '@portico/booking/points'
import { formatSentenceDay, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { useOptions } from '@portico/core/plugin/useHost'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { TextKey } from '../texts'
import { refundTerm } from './refundTerm'

/** What happens to the money when the appointment is cancelled, before it is paid. */
export default function RefundTerms({ start, zone }: PaymentTermsProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const hours = useOptions('payments').refundHours
  const { end, isOver } = refundTerm(start, hours, useNow())
  const values = { day: formatSentenceDay(end, zone, language), time: formatTime(end, zone), count: hours }
  return (
    <Notice title={t('REFUND_TERMS.TITLE')}>
      <p>
        {t(hours === 0 ? 'REFUND_TERMS.ALWAYS' : isOver ? 'REFUND_TERMS.OVER' : 'REFUND_TERMS.UNTIL', values)}
      </p>
      <p>{t('REFUND_TERMS.CENTRE')}</p>
    </Notice>
  )
}
