import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { loadSent, noteSent } from '../rules/draft'
import { EmailForm } from './EmailForm'
import { EntryPage } from './EntryPage'
import type { TextKey } from '../texts'

/** The link of the letter was used or has expired: another one can be sent. */
export function AskForLink() {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const { id } = useTenant()
  const [known] = useState(() => loadSent(tabStorage(), id)?.email ?? '')
  const send = async (email: string) => {
    await call('GET api/users/send-account-confirmation-email', { query: { email }, quiet: true })
    noteSent(tabStorage(), id, { email, at: Date.now() })
    go('registered')
  }
  return (
    <EntryPage title={t('ACCOUNT_CONFIRMED.NO')} lead={t('ACCOUNT_CONFIRMED.NO_TEXT')}>
      <EmailForm email={known} label={t('ACCOUNT_CONFIRMED.SEND')} onSend={send} />
    </EntryPage>
  )
}
