import { BackLink } from '@portico/core/routing/BackLink'
import { useScanText } from '../text'

/** The link from a page of the scan to its start. */
export function BackToScan() {
  const t = useScanText()
  return <BackLink to="videoConsultation.videoVitalsTest" label={t('SCAN.TITLE')} />
}
