import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { TextKey } from '../texts'

/** Says that the insurer has not confirmed an appointment yet, or does not pay for it, and what is due then. */
export default function PolicyNote({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { policyCheck: check, insurerName, due } = appointment
  if (!check) return null
  const { outcome, amount, currency } = check
  const payBy = due?.payBy
  const values = {
    insurer: insurerName ?? t('POLICY.INSURER'),
    price: formatMoney(amount, currency, language),
    ...(payBy !== undefined && { date: formatDateTime(payBy, browserZone()) }),
  }
  const refused = payBy === undefined ? 'POLICY.REFUSED' : 'POLICY.REFUSED_ONLINE'
  return (
    <p className="text-sm text-pretty">{t(outcome === 'pending' ? 'POLICY.PENDING' : refused, values)}</p>
  )
}
