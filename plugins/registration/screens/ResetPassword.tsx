import { useText } from '@portico/core/i18n/useText'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { tabStorage } from '@portico/core/state/tabStorage'
import { SetPasswordPage } from '../parts/SetPasswordPage'
import type { TextKey } from '../texts'

/** Chooses another password with the link of a letter, then leads to the sign-in. */
export default function ResetPassword() {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  return (
    <SetPasswordPage
      title={t('RESET_PASSWORD.TITLE')}
      lead={t('RESET_PASSWORD.LEAD')}
      label={t('PASSWORD.NEW')}
      action={t('RESET_PASSWORD.SAVE')}
      send={(body) => call('POST api/users/reset-password', { body, quiet: true })}
      onDone={(email) => {
        // The form of the sign-in is a page of its own, which reads it.
        tabStorage().setItem('signIn.notice', 'passwordSaved')
        go('auth', { replace: true, query: email ? { login_hint: email } : undefined })
      }}
    />
  )
}
