import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useAdminText } from '../texts'
import { restoreFailure } from './restoreFailure'

/** A record of the bin. */
export interface BinRecord {
  /** The name of its schema. */
  entity: string
  recordId: string
  name: string
}

/** Returns a function that brings a record back, and says in a toast that it is back, or why not. */
export function useRestore(): (record: BinRecord) => Promise<void> {
  const t = useAdminText()
  const call = useCall()
  const invalidate = useInvalidate()
  return async ({ entity, recordId, name }) => {
    try {
      await call('POST api/deleted-records/{entity}/{id}/restore', {
        capability: 'bin',
        params: { entity, id: recordId },
        quiet: true,
      })
      toast({ tone: 'success', text: t('ADMIN.BIN.DONE', { name }) })
    } catch (error) {
      toast({ tone: 'error', text: t(restoreFailure(error), { name }) })
    }
    // Any list may show the record or a part of it.
    await invalidate('api/')
  }
}
