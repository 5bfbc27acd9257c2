import { Link } from '@core/routing/Link'
import { Icon } from '@core/ui/media/Icon'
import { useAdvicesText } from '../text'

/** The link back to the gallery. */
export function BackToVideos() {
  const t = useAdvicesText()
  return (
    <Link className="link btn-back" to="advices.videos">
      <Icon name="chevron-left" size="s" />
      {t('ADVICES.BACK')}
    </Link>
  )
}
