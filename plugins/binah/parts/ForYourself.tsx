import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { useTexts } from '../texts'

/** A camera measures the person who holds the phone, so nobody scans while acting for another. */
export function ForYourself() {
  const t = useTexts()
  return (
    <Card>
      <EmptyState level={1} icon="camera" title={t('SCAN.ACTING')} text={t('SCAN.ACTING_TEXT')} />
    </Card>
  )
}
