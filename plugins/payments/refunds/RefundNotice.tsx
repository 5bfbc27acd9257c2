import { useText } from '@portico/core/i18n/useText'
import type { Payment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { formatMoney } from '@portico/core/format/money'
import { browserZone } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Notice } from '@portico/core/ui/feedback/Notice'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { paymentOutcome } from '../status/outcome'
import type { TextKey } from '../texts'

/** A refund: the payment arrived too late, or the appointment was cancelled. */
export function RefundNotice({ payment }: { payment: Payment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { appointment, amount, currency } = payment
  if (!appointment) return null
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const values = {
    day: formatLongDateAt(appointment.startDate, zone, language),
    time,
    amount: formatMoney(amount, currency, language),
  }
  return (
    <Notice tone="warning" title={t('REFUND.TITLE')}>
      <p>{t(paymentOutcome(payment) === 'cancelled' ? 'REFUND.CANCELLED' : 'REFUND.LATE', values)}</p>
      <ClockWords clocks={clocks} start={appointment.startDate} />
    </Notice>
  )
}
