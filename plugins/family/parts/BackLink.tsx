import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Icon } from '@core/ui/media/Icon'
import type es from '../locales/es.json'

/** The link back to the family. */
export function BackLink() {
  const t = useText<keyof typeof es>()
  return (
    <Link to="profile.family" className="link btn-back">
      <Icon name="chevron-left" size="s" />
      {t('MENU.FAMILY')}
    </Link>
  )
}
