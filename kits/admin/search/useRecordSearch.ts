import useSWR from 'swr'
import type { RecordHit } from '@schemas/generated/entities'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { usePersonContext } from '@portico/core/session/personContext'
import { useDebounced } from '../choice/useSearchedOptions'

/**
 * The records that match a text after a pause in typing; the previous ones stay until the next have loaded. None at a back end
 * that does not search.
 */
export function useRecordSearch(typed: string) {
  const { personKey } = usePersonContext()
  const call = useCall()
  const isOffered = useCapability('recordSearch')
  const search = useDebounced(typed.trim())
  const found = useSWR<readonly RecordHit[], ApiError>(
    isOffered && search !== '' && [personKey, 'GET api/search', search],
    () => call('GET api/search', { capability: 'recordSearch', query: { search }, quiet: true }),
    { keepPreviousData: true },
  )
  return { ...found, isCurrent: search === typed.trim() && !found.isLoading, search }
}
