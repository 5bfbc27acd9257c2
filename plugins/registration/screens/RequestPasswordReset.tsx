import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmailForm } from '../parts/EmailForm'
import { EntryPage } from '../parts/EntryPage'
import { ResultPage } from '../parts/ResultPage'
import type { TextKey } from '../texts'

/**
 * Asks for a link to choose another password. The answer is the same for an address without an account (C-031).
 * The address that was typed at the sign-in is passed behind the hash, which no server sees.
 */
export default function RequestPasswordReset() {
  const t = useText<TextKey>()
  const call = useCall()
  const { login_hint: hint = '' } = useRoute().query
  const [sentTo, setSentTo] = useState<string>()
  const send = async (email: string) => {
    const query = { email, origin: location.origin }
    await call('GET api/users/request-password-reset', { query, quiet: true })
    setSentTo(email)
  }
  if (sentTo !== undefined)
    return (
      <ResultPage icon="mail" title={t('REGISTERED.TITLE')} text={t('REQUEST_RESET.SENT', { email: sentTo })}>
        <p>{t('REGISTERED.NOT_SEEN_TEXT')}</p>
        <Link className={buttonClass({ variant: 'secondary' })} to="auth">
          {t('ENTRY.SIGN_IN')}
        </Link>
      </ResultPage>
    )
  return (
    <EntryPage title={t('REQUEST_RESET.TITLE')} lead={t('REQUEST_RESET.LEAD')}>
      <EmailForm email={hint} label={t('REQUEST_RESET.SEND')} onSend={send} />
    </EntryPage>
  )
}
