import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The way back to the list of links. */
export function BackToShares() {
  const t = useText<TextKey>()
  const { id } = useRoute()
  return (
    <Link className="link justify-self-start -ms-1 no-underline" to={id} params={{ part: 'shares' }}>
      <Icon name="chevron-left" size="s" />
      <span>{t('RECORDS.SHARES')}</span>
    </Link>
  )
}
