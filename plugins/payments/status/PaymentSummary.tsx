import type { Payment } from '@schemas/generated/entities'
import { formatHeadingDay, formatTime } from '@core/format/dates'
import { formatMoney } from '@core/format/money'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Card } from '@core/ui/layout/Card'
import type es from '../locales/es.json'

/** The appointment and the amount of a payment. */
export function PaymentSummary({ payment }: { payment: Payment }) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const { appointment, amount, currency, sandbox } = payment
  const zone = browserZone()
  return (
    <Card as="section" aria-label={t('PAYMENT_RESULT.APPOINTMENT')}>
      {appointment && (
        <>
          <p className="h3">
            {t('PAYMENT_RESULT.AT', { day: formatHeadingDay(appointment.startDate, zone, language) })}{' '}
            <time dateTime={appointment.startDate}>{formatTime(appointment.startDate, zone)}</time>
          </p>
          <p>{appointment.doctor?.fullName ?? appointment.providerName}</p>
          <p className="muted">{appointment.serviceName ?? appointment.specialtyName}</p>
        </>
      )}
      <p className="strong">
        {t('PAYMENT_RESULT.AMOUNT', { amount: formatMoney(amount, currency, language) })}
      </p>
      {sandbox && <p className="small muted">{t('PAYMENT_RESULT.SANDBOX')}</p>}
    </Card>
  )
}
