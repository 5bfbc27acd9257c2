import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import type { TextKey } from '../texts'

/** Leads to writing down a pulse, where that is on: another way when the camera gives no number. */
export function EnterByHandLink() {
  const t = useText<TextKey>()
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
