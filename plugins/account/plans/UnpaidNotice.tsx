import { formatNumericDate } from '@core/format/dates'
import { useApi } from '@core/http/useApi'
import { useTenant } from '@core/tenant/useTenant'
import { PhoneLink } from '@core/ui/actions/PhoneLink'
import { Notice } from '@core/ui/feedback/Notice'
import { useAccountText } from '../useAccountText'

/** Says that the bank has refused the charge of the plan, until it is paid. An API that does not tell shows nothing. */
export function UnpaidNotice() {
  const t = useAccountText()
  const phone = useTenant().support?.phone
  const { data } = useApi('GET api/users/plan-payment', { quiet: true })
  if (!data?.failedOn) return null
  return (
    <Notice tone="warning" title={t('PLANS.UNPAID')} action={phone && <PhoneLink phone={phone} />}>
      {t('PLANS.UNPAID_TEXT', { date: formatNumericDate(data.failedOn) })}
    </Notice>
  )
}
