import { useText } from '@portico/core/i18n/useText'
import type { Appointment, Payment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatHeadingDay } from '@portico/core/format/dates'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Card } from '@portico/core/ui/layout/Card'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { TextKey } from '../texts'

/** The appointment and the amount of a payment. */
export function PaymentSummary({ payment }: { payment: Payment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { appointment, amount, currency, sandbox } = payment
  return (
    <Card as="section" aria-label={t('PAYMENT_RESULT.APPOINTMENT')}>
      {appointment && <PaidAppointment appointment={appointment} />}
      <p className="font-strong">
        {t('PAYMENT_RESULT.AMOUNT', { amount: formatMoney(amount, currency, language) })}
      </p>
      {sandbox && <p className="text-sm text-muted">{t('PAYMENT_RESULT.SANDBOX')}</p>}
    </Card>
  )
}

function PaidAppointment({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { startDate, doctor, providerName, serviceName, specialtyName } = appointment
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  return (
    <>
      <p className="h3">
        {t('PAYMENT_RESULT.AT', { day: formatHeadingDay(startDate, zone, language) })}{' '}
        <time dateTime={startDate}>{time}</time>
      </p>
      <ClockWords className="text-muted" clocks={clocks} start={startDate} />
      <p>{doctor?.fullName ?? providerName}</p>
      <p className="text-muted">{serviceName ?? specialtyName}</p>
    </>
  )
}
