import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useDevicesText } from '../texts'

/** Returns a function that says that a reading is right although it stands out; the message takes it back. */
export function useConfirmation(): (readingId: number, isConfirmed: boolean) => Promise<void> {
  const { t } = useDevicesText()
  const call = useCall()
  const invalidate = useInvalidate()
  const confirm = async (readingId: number, isConfirmed: boolean): Promise<void> => {
    try {
      await call('PUT api/vital-signs-measurements/readings/{id}/confirmation', {
        capability: 'readings',
        params: { id: readingId },
        body: { isConfirmed },
        quiet: true,
      })
      if (isConfirmed)
        toast({
          tone: 'success',
          text: t('DEVICES.CONFIRMED_SAVED'),
          action: { label: t('DEVICES.UNDO'), run: () => void confirm(readingId, false) },
        })
      await invalidate('api/vital-signs-measurements')
    } catch {
      toast({ tone: 'error', text: t('DEVICES.CONFIRM_FAILED') })
    }
  }
  return confirm
}
