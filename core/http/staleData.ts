import type { SWRConfiguration } from 'swr'
import { createPersonAtom, store } from '../state/store'
import { ApiError } from './apiError'
import { isUnmounted } from './mountedKeys'

/** Data on the page that could not be read again. */
export interface StaleData {
  /** When it was read, in milliseconds. */
  since: number
  /** The server answers, with errors. */
  isFailing: boolean
}

/** The oldest data on the page that could not be read again; null if all is current. */
export const staleDataAtom = createPersonAtom<StaleData | null>(null)

/** Milliseconds after which data on the page has been tried again. */
const TRIED_AGAIN = 60_000

/** SWR's hooks that notice data which stays on the page because the server cannot be reached, or fails. */
export function watchStaleData(): Pick<SWRConfiguration, 'onSuccess' | 'onError'> {
  const readAt = new Map<string, number>()
  /** The keys that could not be read again, with the time of the last attempt. */
  const stale = new Map<string, number>()
  const report = (isFailing: boolean) => {
    const times = [...stale.keys()].map((key) => readAt.get(key) ?? Date.now())
    store.set(staleDataAtom, times.length > 0 ? { since: Math.min(...times), isFailing } : null)
  }
  return {
    onSuccess: (_data, key) => {
      readAt.set(key, Date.now())
      const isFailing = store.get(staleDataAtom)?.isFailing ?? false
      for (const [other, failedAt] of stale) {
        // A server that answers again is there for the rest too, which its own retry reads. One that fails may fail for the rest
        // only; what nobody uses or tries to read any more is not on the page.
        const isGone = isUnmounted(other) || Date.now() - failedAt > TRIED_AGAIN
        if (!isFailing || other === key || isGone) stale.delete(other)
      }
      report(stale.size > 0)
    },
    onError: (error, key) => {
      if (!(error instanceof ApiError) || !error.isTransient || !readAt.has(key)) return
      stale.set(key, Date.now())
      report(!error.isUnavailable)
    },
  }
}
