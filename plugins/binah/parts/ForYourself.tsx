import { useText } from '@portico/core/i18n/useText'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

/** A camera measures the person who holds the phone, so nobody scans while acting for another. */
export function ForYourself() {
  const t = useText<TextKey>()
  return (
    <Card>
      <EmptyState level={1} icon="camera" title={t('SCAN.ACTING')} text={t('SCAN.ACTING_TEXT')} />
    </Card>
  )
}
