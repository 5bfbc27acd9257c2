import { useCall } from '@core/http/useCall'
import { useText } from '@core/i18n/useText'
import { useGoIfHere } from '@core/routing/useGo'
import type es from '../locales/es.json'
import { SetPasswordPage } from '../parts/SetPasswordPage'

/** An invited member of a family chooses a password (AUTH-050). */
export default function ConfirmIndependentAccount() {
  const t = useText<keyof typeof es>()
  const call = useCall()
  const go = useGoIfHere()
  return (
    <SetPasswordPage
      title={t('CONFIRM_INDEPENDENT.TITLE')}
      lead={t('CONFIRM_INDEPENDENT.LEAD')}
      label={t('PASSWORD.LABEL')}
      action={t('ACCEPT_CONDITIONS.ACTIVATE')}
      isInvitation
      send={(body) => call('POST api/independent-users/confirm-account', { body, quiet: true })}
      onDone={() => go('accountConfirmed', { query: { confirmed: '1' }, replace: true })}
    />
  )
}
