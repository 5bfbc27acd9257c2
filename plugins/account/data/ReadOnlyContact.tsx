import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { useSession } from '@portico/core/session/useSession'
import type { TextKey } from '../texts'

/** Email and telephone, which change with a code in the account. */
export function ReadOnlyContact({ user }: { user: User }) {
  const t = useText<TextKey>()
  const { actingFor } = useSession()
  const lines = [
    { label: t('ACCOUNT.EMAIL'), value: user.email },
    { label: t('ACCOUNT.PHONE'), value: user.phone },
  ]
  return lines.map(({ label, value }) => (
    <div key={label}>
      <p className="font-strong">{label}</p>
      <p className="flex flex-wrap items-center justify-between gap-y-0 gap-x-3 min-h-12 py-2 px-3 rounded-control bg-sunken wrap-anywhere">
        <span>{value || t('ACCOUNT.NONE')}</span>
        {actingFor === null && (
          <Link className="link" to="profile.myaccount">
            {t('ACCOUNT.CHANGE')} <span className="sr-only">: {label}</span>
          </Link>
        )}
      </p>
    </div>
  ))
}
