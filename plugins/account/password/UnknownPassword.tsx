import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useUser } from '@portico/core/session/useUser'
import type { TextKey } from '../texts'

/** The way to a letter with a link that sets a password, for people who do not know it or have none. */
export function UnknownPassword({ onLeave }: { onLeave: () => void }) {
  const t = useText<TextKey>()
  const email = useUser()?.email
  return (
    <Link
      className="link"
      to="requestPasswordReset"
      query={email ? { login_hint: email } : undefined}
      onClick={onLeave}
    >
      {t('ACCOUNT.PASSWORD.UNKNOWN')}
    </Link>
  )
}
