import { Link } from '@portico/core/routing/Link'
import { useTexts } from '../texts'

/** Leads to writing down a pulse, where that is on: another way when the camera gives no number. */
export function EnterByHandLink() {
  const t = useTexts()
  return (
    <Link
      className="link"
      to="videoConsultation.videoCall.devices"
      params={{ series: 'new' }}
      query={{ series: 'heart-rate' }}
    >
      {t('SCAN.BY_HAND')}
    </Link>
  )
}
