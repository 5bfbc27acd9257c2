import { use } from 'react'
import useSWR, { unstable_serialize as serialize, useSWRConfig, type SWRResponse } from 'swr'
import type { Contract } from '@schemas/generated/contract'
import type { ApiError } from './apiError'
import type { CallInput, Operation, RequiredCapability } from './call'
import { isUnmounted, useMountedKey } from './mountedKeys'
import { PersonKeyContext } from './personKey'
import { useCall } from './useCall'

export { PersonKeyContext } from './personKey'

export { isUnmounted, useMountedKey } from './mountedKeys'

type Input<K extends Operation> = Pick<CallInput<K>, 'params' | 'query' | 'body' | 'quiet' | 'capability'>
type Key<K extends Operation> = readonly [personKey: string, operation: K, input: Input<K>]

/**
 * Reads an operation of the API and caches the answer for this person only. Pass `null` as input to wait.
 * Returns SWR's `data`, `error` (an `ApiError`), `isLoading` and `mutate`.
 */
export function useApi<K extends Operation>(
  operation: K,
  input: (Input<K> & RequiredCapability<K>) | null,
): SWRResponse<Contract[K]['response'], ApiError> {
  const personKey = use(PersonKeyContext)
  const { cache } = useSWRConfig()
  const call = useCall()
  const key: Key<K> | null = input && [personKey, operation, input]
  useMountedKey(serialize(key))
  return useSWR<Contract[K]['response'], ApiError, Key<K> | null>(key, async (key) => {
    if (cache.get(serialize(key))?.data !== undefined) await nextTask()
    // What only reads needs no idempotency key.
    return call(operation, key[2] as never)
  })
}

/** Lets cached data render before it is revalidated: on a slow phone starting the request costs about 40 ms of the first frame. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Returns a function that revalidates everything read below an operation path, for example `api/appointments`.
 * Data on the page stays until the new answer arrives; cached data that is off the page is dropped, so that no later
 * page starts with outdated data.
 */
export function useInvalidate(): (prefix: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (prefix) => {
    const isBelow = (key: unknown) =>
      Array.isArray(key) && String(key[1]).split(' ')[1]?.startsWith(prefix) === true
    await mutate((key: unknown) => isBelow(key) && isUnmounted(serialize(key as Key<Operation>)), undefined)
    await mutate(isBelow)
  }
}
