import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import type { TextKey } from '../texts'

/** The page of a member who is not in the family, or whose data are their own. */
export function MemberMissing() {
  const t = useText<TextKey>()
  return (
    <EmptyState
      level={1}
      icon="users-round"
      title={t('FAMILY.MISSING')}
      text={t('FAMILY.MISSING_TEXT')}
      action={
        <Link to="profile.family" className={buttonClass({})}>
          {t('MENU.FAMILY')}
        </Link>
      }
    />
  )
}
