import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { useCall } from '@core/http/useCall'
import type { ApiError } from '@core/http/apiError'
import { usePersonContext } from '@core/session/personContext'
import type { AdminRecord, ChoiceSource } from '../entity'
import { toOption, type Option } from './useChoiceOptions'

/** Milliseconds after the last key before the server is asked. */
const debounceMs = 250

/** The records of a long list that a text finds, the first 25 of them; those before stay until the next are there. */
export function useSearchedOptions(choices: ChoiceSource, typed: string) {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const search = useDebounced(typed)
  return useSWR<readonly Option[], ApiError>(
    choices.read && [key, choices.from, 'found', search],
    async () => {
      const query = { page: 0, size: 25, ...(search && { search }) }
      const page = (await call(choices.from, { query: query as never, quiet: true })) as unknown as {
        items: readonly AdminRecord[]
      }
      return page.items.map((record) => toOption(choices, record))
    },
    { keepPreviousData: true },
  )
}

/** What is called the record that is chosen from a long list; undefined while it is not known. */
export function useSelectedOption(choices: ChoiceSource | undefined, value: unknown): Option | undefined {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const read = choices?.read
  const { data } = useSWR<Option, ApiError>(
    read && value !== undefined && value !== '' && [key, read, 'chosen', value],
    async () => {
      const record = (await call(read ?? 'GET api/users/data', {
        params: { id: value } as never,
        quiet: true,
      })) as unknown as AdminRecord
      return choices ? toOption(choices, record) : { value, label: '' }
    },
    { revalidateOnFocus: false },
  )
  return data
}

/** A text once it has rested. */
function useDebounced(text: string): string {
  const [rested, rest] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => rest(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
