import { useText } from '@portico/core/i18n/useText'
import { formatLongDate } from '@portico/core/format/longDate'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { TextKey } from '../texts'

/** Says that the bank has refused the charge of the plan, until it is paid. Shows nothing if the API does not say. */
export function UnpaidNotice() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const phone = useTenant().support?.phone
  const { data } = useApi('GET api/users/plan-payment', { capability: 'planCards', quiet: true })
  if (!data?.failedOn) return null
  return (
    <Notice tone="warning" title={t('PLANS.UNPAID')} action={phone && <PhoneLink phone={phone} />}>
      {t('PLANS.UNPAID_TEXT', { date: formatLongDate(data.failedOn, language) })}
    </Notice>
  )
}
