import { useText } from '@portico/core/i18n/useText'
import { useInvalidate } from '@portico/core/http/useApi'
import { useHubMessage } from '@portico/core/realtime/hub'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

/** Reads the records again when the doctor gives the patient a document, and says so. */
export function useGiven(): void {
  const t = useText<TextKey>()
  const invalidate = useInvalidate()
  useHubMessage('consultationChanged', ({ given }) => {
    if (!given) return
    toast({ tone: 'success', text: t('CALLS.GIVEN_NOW', given) })
    for (const path of ['api/documents', 'api/receipts']) void invalidate(path).catch(() => undefined)
  })
}
