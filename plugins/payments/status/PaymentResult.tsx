import { useText } from '@portico/core/i18n/useText'
import type { Payment } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { useRetryLink } from './useRetryLink'
import { paymentOutcome, outcomeTitle, type PaymentOutcome } from './outcome'
import { PaymentSummary } from './PaymentSummary'
import { TabTitle } from '@portico/booking/screens/TabTitle'
import type { TextKey } from '../texts'

type UnpaidOutcome = Exclude<PaymentOutcome, 'paid'>

interface Props {
  payment: Payment
  /** Reads the payment retry at once. */
  check: () => void
  /** Whether the user left the payment page without a result: they may still pay. */
  hasLeft?: boolean
}

/** Explains a payment that did not book the appointment, and what to do next. */
export function PaymentResult({ payment, check, hasLeft = false }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const outcome = paymentOutcome(payment)
  if (outcome === 'paid') return null
  const amount = formatMoney(payment.amount, payment.currency, language)
  const time = payment.heldUntil ? formatTime(payment.heldUntil, browserZone()) : ''
  const isUnfinished = hasLeft && outcome === 'pending'
  const [title, text] = isUnfinished
    ? (['PAYMENT_FAILED.HELD', 'PAYMENT_FAILED.HELD_TEXT'] as const)
    : ([outcomeTitle(outcome), `${outcomeTitle(outcome)}_TEXT`] as const)
  return (
    <>
      <TabTitle title={t(title)} />
      <PageHeader title={t(title)}>
        <p className="lead text-pretty">{t(text, { amount, time })}</p>
      </PageHeader>
      <div className="stack gap-5">
        <PaymentSummary payment={payment} />
        <ResultActions payment={payment} outcome={isUnfinished ? 'refused' : outcome} check={check} />
        {outcome === 'refunding' && <SupportPhone />}
      </div>
    </>
  )
}

function ResultActions({
  payment,
  outcome,
  check,
}: {
  payment: Payment
  outcome: UnpaidOutcome
  check: () => void
}) {
  const t = useText<TextKey>()
  const retry = useRetryLink(payment.bookId, payment.appointment)
  const isFinal = outcome === 'refunding' || outcome === 'cancelled'
  return (
    <div className="grid gap-3 desk:flex">
      {outcome === 'pending' && (
        <Button icon="refresh-cw" onClick={check}>
          {t('PAYMENT_RESULT.CHECK')}
        </Button>
      )}
      {outcome !== 'pending' && retry && (
        <Link
          {...retry}
          {...(isFinal && { query: { ...retry.query, step: undefined } })}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(isFinal ? 'PAYMENT_RESULT.AGAIN' : 'PAYMENT_FAILED.AGAIN')}
        </Link>
      )}
      <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'secondary' })}>
        {t('PAYMENT_FAILED.LIST')}
      </Link>
    </div>
  )
}

function SupportPhone() {
  const t = useText<TextKey>()
  const { phone } = useTenant().support
  if (!phone) return null
  return (
    <p className="text-muted">
      {t('PAYMENT_RESULT.HELP')} <PhoneLink phone={phone} />.
    </p>
  )
}
