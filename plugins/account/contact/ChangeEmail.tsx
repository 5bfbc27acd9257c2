import { useText } from '@portico/core/i18n/useText'
import { useCall } from '@portico/core/http/useCall'
import { useUser } from '@portico/core/session/useUser'
import { ChangeContact } from './ChangeContact'
import type { TextKey } from '../texts'

/** Changes the email address in two steps. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const user = useUser()
  return (
    <ChangeContact
      onClose={onClose}
      current={user?.email ?? null}
      kind="EMAIL"
      field={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 }}
      check={(email) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : t('ACCOUNT.EMAIL.INVALID'))}
      request={(email) => call('POST api/users/request-change-email', { body: { email }, quiet: true })}
      verify={(email, token) =>
        call('POST api/users/verify-change-email', { body: { email, token }, quiet: true })
      }
    />
  )
}
