import { useText } from '@portico/core/i18n/useText'
import { ApiError } from '@portico/core/http/apiError'
import { toast } from '@portico/core/ui/feedback/toast'
import { useReleaseTime } from '../changes'
import { focusRow, nextRow } from '../list/focusRow'
import type { TextKey } from '../texts'

/**
 * Returns a function that gives up the time of an appointment that waits for its payment, and says what became of it. Where it was paid
 * meanwhile, in another tab for example, it stays booked. Rejects after a failure, which is shown too.
 */
export function useRelease(id: number) {
  const t = useText<TextKey>()
  const release = useReleaseTime()
  return async () => {
    const next = nextRow(id)
    try {
      await release(id)
      toast({ tone: 'success', text: t('HOLD.RELEASED') })
      focusRow(next)
    } catch (error) {
      const isPaid = error instanceof ApiError && error.message === 'PAYMENT_MADE'
      toast(isPaid ? { tone: 'info', text: t('HOLD.PAID') } : { tone: 'error', text: t('HOLD.FAILED') })
      if (!isPaid) throw error
    }
  }
}
