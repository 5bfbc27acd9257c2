import { useState } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { toast } from '@portico/core/ui/feedback/toast'
import { useDevicesText } from '../texts'
import type { saveOf } from './entry'

const path = 'api/vital-signs-measurements'

/** Saves, corrects, removes and restores a reading. `onSaved` is called before the page changes. */
export function useSaving(reading: Reading | undefined, onSaved: () => void) {
  const { t } = useDevicesText()
  const { busy, failure, run } = useRun(onSaved)
  const call = useCall()
  const go = useGoIfHere()
  const { id: route } = useRoute()
  const sendOnce = useSendOnce()
  const save = async (body: ReturnType<typeof saveOf>) => {
    const send = () =>
      reading
        ? call(`PUT ${path}/readings/{id}`, {
            capability: 'readings',
            params: { id: reading.id },
            body,
            quiet: true,
          })
        : sendOnce(body, (idempotencyKey) =>
            call(`POST ${path}/save-measure`, { body, idempotencyKey, quiet: true }),
          )
    const isSaved = await run(send, t('DEVICES.SAVE_FAILED'))
    if (!isSaved) return
    toast({ tone: 'success', text: t('DEVICES.SAVED') })
    go(route)
  }
  const remove = ({ id }: Reading) =>
    run(
      () => call(`DELETE ${path}/readings/{id}`, { capability: 'readings', params: { id }, quiet: true }),
      t('DEVICES.REMOVE_FAILED'),
      // The page still shows the reading, and must not ask for it again.
      { readsAgain: false },
    )
  const restore = async ({ measures, date, zone, origin, source, meal }: Reading) => {
    const body = { measures, measureDate: date, zone, origin, source, ...(meal && { meal }) }
    const send = () =>
      sendOnce(body, (idempotencyKey) =>
        call(`POST ${path}/save-measure`, { body, idempotencyKey, quiet: true }),
      )
    if (await run(send, t('DEVICES.SAVE_FAILED'))) go(route)
  }
  return { busy, failure, save, remove, restore }
}

/** Runs one request after the other, and reads the measurements again where the page does not. Resolves to whether it worked. */
function useRun(onSaved: () => void) {
  const { t } = useDevicesText()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (
    work: () => Promise<unknown>,
    failed: string,
    { readsAgain = true } = {},
  ): Promise<boolean> => {
    setBusy(true)
    setFailure('')
    try {
      await work()
      onSaved()
      if (readsAgain) void invalidate(path).catch(() => undefined)
      return true
    } catch (error) {
      setFailure(isTaken(error) ? t('DEVICES.EXISTS') : failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}

/** Whether another reading has this minute. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.details?.['reason'] === 'exists'
