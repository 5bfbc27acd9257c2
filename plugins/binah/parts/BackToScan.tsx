import { BackLink } from '@portico/core/routing/BackLink'
import { useTexts } from '../texts'

/** The link from a page of the scan to its start. */
export function BackToScan() {
  const t = useTexts()
  return <BackLink to="videoConsultation.videoVitalsTest" label={t('SCAN.TITLE')} />
}
