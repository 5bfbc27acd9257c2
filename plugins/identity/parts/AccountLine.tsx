import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Icon } from '@portico/core/ui/media/Icon'
import { lookOf, mayStart } from '../status'
import { useIdentityStatus } from '../useIdentity'
import type { TextKey } from '../texts'

/** The line of the account: the identity status and a link to its page. */
export default function AccountLine() {
  const t = useText<TextKey>()
  const { name, error } = useIdentityStatus()
  const look = lookOf(name ?? 'unverified')
  return (
    <>
      <Icon name={look.icon} />
      <div className="min-w-0 flex-1">
        <p className="font-strong">{t('IDENTITY.LINE')}</p>
        {name ? (
          <Chip tone={look.tone}>{t(`IDENTITY.STATUS.${name}`)}</Chip>
        ) : error ? (
          <p className="text-muted text-sm">{t('IDENTITY.FAILED')}</p>
        ) : (
          <Skeleton width="6rem" />
        )}
      </div>
      <Link className="link" to="profile.identity">
        {name && mayStart(name) ? t('IDENTITY.VERIFY') : t('IDENTITY.SEE')}{' '}
        <span className="sr-only">{t('IDENTITY.MINE')}</span>
      </Link>
    </>
  )
}
