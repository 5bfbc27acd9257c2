import { useText } from '@portico/core/i18n/useText'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useCall } from '@portico/core/http/useCall'
import { useUser } from '@portico/core/session/useUser'
import type { ContactChange } from './contactChange'
import type { TextKey } from '../texts'

/** How a telephone number is changed, or the present one proven. */
export function usePhoneChange(): ContactChange {
  const t = useText<TextKey>()
  const call = useCall()
  const user = useUser()
  const rules = useFormRules()
  return {
    current: user?.phone ?? null,
    kind: 'PHONE',
    field: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
    check: (phone) => (phone === '' || rules.phone(phone) ? t('ACCOUNT.PHONE.INVALID') : undefined),
    request: (phone) => call('POST api/users/request-change-phone', { body: { phone }, quiet: true }),
    verify: (phone, token) =>
      call('POST api/users/verify-change-phone', { body: { phone, token }, quiet: true }),
  }
}
