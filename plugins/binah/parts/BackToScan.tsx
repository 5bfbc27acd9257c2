import { Link } from '@core/routing/Link'
import { Icon } from '@core/ui/media/Icon'
import { useScanText } from '../text'

/** The link from a page of the scan to its start. */
export function BackToScan() {
  const t = useScanText()
  return (
    <Link className="link btn-back" to="videoConsultation.videoVitalsTest">
      <Icon name="chevron-left" size="s" />
      {t('SCAN.TITLE')}
    </Link>
  )
}
