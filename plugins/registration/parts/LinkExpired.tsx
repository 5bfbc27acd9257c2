import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ResultPage } from './ResultPage'
import type { TextKey } from '../texts'

/** The link of a letter was used or has expired. */
export function LinkExpired() {
  const t = useText<TextKey>()
  return (
    <ResultPage icon="clock" title={t('LINK.EXPIRED')} text={t('LINK.EXPIRED_TEXT')}>
      <Link className={buttonClass({ size: 'lg' })} to="requestPasswordReset">
        {t('LINK.ANOTHER')}
      </Link>
    </ResultPage>
  )
}
