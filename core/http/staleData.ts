import type { SWRConfiguration } from 'swr'
import { createPersonAtom, store } from '../state/store'
import { ApiError } from './apiError'

/** When the data on the page was read, in milliseconds, if it could not be read again; null if it is current. */
export const staleSinceAtom = createPersonAtom<number | null>(null)

/** SWR's hooks that notice data which stays on the page because the server cannot be reached. */
export function watchStaleData(): Pick<SWRConfiguration, 'onSuccess' | 'onError'> {
  const readAt = new Map<string, number>()
  const stale = new Set<string>()
  const report = () => {
    const times = [...stale].map((key) => readAt.get(key) ?? Date.now())
    store.set(staleSinceAtom, times.length > 0 ? Math.min(...times) : null)
  }
  return {
    onSuccess: (_data, key) => {
      readAt.set(key, Date.now())
      // The server answers: what is still on the page is read again by its own retry.
      stale.clear()
      report()
    },
    onError: (error, key) => {
      if (!(error instanceof ApiError) || !error.isUnavailable || !readAt.has(key)) return
      stale.add(key)
      report()
    },
  }
}
