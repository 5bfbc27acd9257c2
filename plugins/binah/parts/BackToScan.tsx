import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import type { TextKey } from '../texts'

/** The link from a page of the scan to its start. */
export function BackToScan() {
  const t = useText<TextKey>()
  return <BackLink to="videoConsultation.videoVitalsTest" label={t('SCAN.TITLE')} />
}
