import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { StatusPage } from '../parts/StatusPage'
import type { TextKey } from '../texts'

/** Confirms that the account was deleted. */
export default function Deleted() {
  const t = useText<TextKey>()
  return (
    <StatusPage icon="circle-check" title={t('DELETED.TITLE')} text={t('DELETED.TEXT')} help>
      <Link className={buttonClass({ variant: 'secondary' })} to="auth">
        {t('DELETED.OTHER')}
      </Link>
    </StatusPage>
  )
}
