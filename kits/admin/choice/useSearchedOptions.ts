import { useEffect, useState } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { usePersonContext } from '@portico/core/session/personContext'
import type { AdminRecord, ChoiceSource } from '../entity'
import { matchOptions } from './matchOptions'
import { toOption, uniqueRecords, type Option } from './useChoiceOptions'

/** Milliseconds after the last key before the server is asked. */
const debounceMs = 250

/** The first 25 records of a long list that match a text; the previous ones stay until the next have loaded. */
export function useSearchedOptions(
  source: ChoiceSource,
  typed: string,
): SWRResponse<readonly Option[], ApiError> {
  const { personKey } = usePersonContext()
  const call = useCall()
  const search = useDebounced(typed)
  return useSWR<readonly Option[], ApiError>(
    source.read && [personKey, source.from, 'found', search],
    async () => {
      const query = { page: 0, size: 25, ...(search && { search }) }
      const answer = (await call(source.from, { query: query as never, quiet: true })) as unknown as
        | { items: readonly AdminRecord[] }
        | readonly AdminRecord[]
      if ('items' in answer) return uniqueRecords(answer.items).map((record) => toOption(source, record))
      // A back end without pages sends the whole list.
      return matchOptions(
        uniqueRecords(answer).map((record) => toOption(source, record)),
        search,
      ).slice(0, 25)
    },
    { keepPreviousData: true },
  )
}

/** The selected option of a long list; undefined while it loads. */
export function useSelectedOption(source: ChoiceSource | undefined, value: unknown): Option | undefined {
  const { personKey } = usePersonContext()
  const call = useCall()
  const read = source?.read
  const { data } = useSWR<Option, ApiError>(
    read && value !== undefined && value !== '' && [personKey, read, 'chosen', value],
    async () => {
      const record = (await call(read ?? 'GET api/users/data', {
        params: { id: value } as never,
        quiet: true,
      })) as unknown as AdminRecord
      return source ? toOption(source, record) : { value, label: '' }
    },
    { revalidateOnFocus: false },
  )
  return data
}

/** A text after a pause in typing. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
