import { useText } from '@portico/core/i18n/useText'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
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

/**
 * Gives up the time of an appointment that waits for its payment, then reads appointments and payments again, also after a refusal:
 * another tab may have paid it.
 */
function useReleaseTime() {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (id: number) => {
    try {
      await call('DELETE api/payments/{id}', { capability: 'payments', params: { id }, quiet: true })
    } finally {
      const reads = ['api/appointments', 'api/payments'].map((path) => invalidate(path))
      await Promise.all(reads).catch(() => undefined)
    }
  }
}
