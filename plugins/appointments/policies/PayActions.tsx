import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { CancelButton } from '../list/CancelButton'
import type { TextKey } from '../texts'
import { ItemFoot } from '../list/ItemCard'

/** The page of this portal that leads to the payment of an appointment; null: there is none. It never leads to another host. */
function paymentHash({ policyCheck }: Appointment): string | null {
  const url = policyCheck?.paymentUrl
  if (url === undefined || !URL.canParse(url)) return null
  const { hash } = new URL(url)
  return hash.startsWith('#/public/') ? hash : null
}

interface Props {
  appointment: Appointment
  onCancel: (appointment: Appointment) => void
}

/** Pays or gives up an appointment that the insurer does not pay. */
export default function PayActions({ appointment, onCancel }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const hash = paymentHash(appointment)
  const { amount = 0, currency = 'EUR' } = appointment.policyCheck ?? {}
  return (
    <ItemFoot>
      {hash !== null && (
        <a href={hash} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          {t('POLICY.PAY', { price: formatMoney(amount, currency, language) })}
        </a>
      )}
      <CancelButton appointment={appointment} onCancel={onCancel} />
    </ItemFoot>
  )
}
