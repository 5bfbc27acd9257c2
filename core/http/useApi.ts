import useSWR, { unstable_serialize as nameOf, useSWRConfig, type SWRResponse } from 'swr'
import type { Contract } from '@schemas/generated/contract'
import { usePerson } from '../session/personContext'
import type { CallInput, Operation } from './call'
import type { ApiFault } from './apiError'
import { hasLeft, useShown } from './mountedKeys'
import { useCall } from './useCall'

type Input<K extends Operation> = Pick<CallInput<K>, 'params' | 'query' | 'body' | 'quiet'>
type Key<K extends Operation> = readonly [person: string, operation: K, input: Input<K>]

/**
 * Reads an operation of the API and keeps the answer for this person only. `null` as input: not yet.
 * Out: SWR's `data`, `error` (an `ApiFault`), `isLoading`, `mutate`.
 */
export function useApi<K extends Operation>(
  operation: K,
  input: Input<K> | null,
): SWRResponse<Contract[K]['response'], ApiFault> {
  const { key } = usePerson()
  const { cache } = useSWRConfig()
  const call = useCall()
  const asked: Key<K> | null = input && [key, operation, input]
  useShown(nameOf(asked))
  return useSWR<Contract[K]['response'], ApiFault, Key<K> | null>(asked, async (read) => {
    if (cache.get(nameOf(read))?.data !== undefined) await shownFirst()
    return call(operation, read[2])
  })
}

/** What is known is on the page before it is asked for again: on a slow phone the asking alone costs some 40 ms of its first frame. */
const shownFirst = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Reads again whatever was read below an operation path, for example `api/appointments`. What is on the page stays until
 * the answer is there; what is not is forgotten, so that no later page begins with what is no longer true.
 */
export function useInvalidate(): (prefix: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (prefix) => {
    const isBelow = (key: unknown) =>
      Array.isArray(key) && String(key[1]).split(' ')[1]?.startsWith(prefix) === true
    await mutate((key: unknown) => isBelow(key) && hasLeft(nameOf(key as Key<Operation>)), undefined)
    await mutate(isBelow)
  }
}
