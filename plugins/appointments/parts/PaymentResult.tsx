import type { Payment } from '@schemas/generated/entities'
import { formatTime } from '@core/format/dates'
import { formatMoney } from '@core/format/money'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useTenant } from '@core/tenant/useTenant'
import { Button } from '@core/ui/actions/Button'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { PhoneLink } from '@core/ui/actions/PhoneLink'
import type es from '../locales/es.json'
import { useBookAgain } from '../bookAgain'
import { endingOf, titleOf, type Ending } from '../paymentRules'
import { PaymentSubject } from './PaymentSubject'
import { TabTitle } from './TabTitle'

type Unbooked = Exclude<Ending, 'paid'>

interface Props {
  payment: Payment
  /** Asks at once whether the payment service has spoken. */
  check: () => void
  /** The person left the payment page without its word: they may not have paid, and can go on. */
  left?: boolean
}

/** A payment that has not booked: what happened, in plain words, and what to do next (PAY-004, ERR-037). */
export function PaymentResult({ payment, check, left = false }: Props) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const ending = endingOf(payment)
  if (ending === 'paid') return null
  const amount = formatMoney(payment.amount, payment.currency, language)
  const time = payment.heldUntil ? formatTime(payment.heldUntil, browserZone()) : ''
  const isLeft = left && ending === 'pending'
  const [title, text] = isLeft
    ? (['PAYMENT_FAILED.HELD', 'PAYMENT_FAILED.HELD_TEXT'] as const)
    : ([titleOf(ending), `${titleOf(ending)}_TEXT`] as const)
  return (
    <>
      <TabTitle title={t(title)} />
      <PageHeader title={t(title)}>
        <p className="lead pretty">{t(text, { amount, time })}</p>
      </PageHeader>
      <div className="stack stack-5">
        <PaymentSubject payment={payment} />
        <Next payment={payment} ending={isLeft ? 'refused' : ending} check={check} />
        {ending === 'refunding' && <Help />}
      </div>
    </>
  )
}

function Next({ payment, ending, check }: { payment: Payment; ending: Unbooked; check: () => void }) {
  const t = useText<keyof typeof es>()
  const again = useBookAgain(payment.bookId, payment.appointment)
  const isOver = ending === 'refunding' || ending === 'cancelled'
  return (
    <div className="done-acts">
      {ending === 'pending' && (
        <Button icon="refresh-cw" onClick={check}>
          {t('PAYMENT_RESULT.CHECK')}
        </Button>
      )}
      {ending !== 'pending' && again && (
        <Link
          {...again}
          {...(isOver && { query: { ...again.query, step: undefined } })}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(isOver ? 'PAYMENT_RESULT.AGAIN' : 'PAYMENT_FAILED.AGAIN')}
        </Link>
      )}
      <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'secondary' })}>
        {t('APPOINTMENT_BOOKED.LIST')}
      </Link>
    </div>
  )
}

function Help() {
  const t = useText<keyof typeof es>()
  const { phone } = useTenant().support
  if (!phone) return null
  return (
    <p className="muted">
      {t('PAYMENT_RESULT.HELP')} <PhoneLink phone={phone} />.
    </p>
  )
}
